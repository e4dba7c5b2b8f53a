import {
  IconBrandInstagram,
  IconBrandWhatsapp,
  IconMapPin,
  IconScissors,
  type TablerIcon,
} from '@tabler/icons-react'
import { QRCodeSVG } from 'qrcode.react'

import { chatLink } from '#features/settings/opening-hours.rules.ts'
import { shortHoursLines, publicSettingsTexts } from '#features/settings/public-settings.it.ts'
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { pages } from '#shared/pages.ts'
import { InkDrawing } from '#ui/display/illustration.tsx'
import { WordmarkDrawing } from '#ui/display/wordmark.tsx'

import { cardTexts as texts } from '../../card.it.ts'

import styles from './business-card.module.css'

type Props = { isHidden: boolean; onServices: () => void }

export function CardFront({ isHidden, onServices }: Props) {
  const settings = usePublicSettings()
  const { links } = settings
  const origin = settings.publicOrigin || location.origin
  return (
    <div className={`${styles['face']} ${styles['front']}`} inert={isHidden}>
      <InkDrawing name="palo" className={styles['pole'] ?? ''} />
      <WordmarkDrawing className={styles['brand'] ?? ''} />
      <h2 className="vh">{settings.name}</h2>
      <div className={styles['facts']}>
        <p className={styles['city']}>
          <IconMapPin size={14} stroke={2.2} aria-hidden />
          <span>{settings.city}</span>
        </p>
        <p>
          <b>{settings.street}</b>
          <br />
          <span>{`${settings.postalCode} ${settings.city}`}</span>
        </p>
        <p className="num">
          <a href={`tel:${settings.phone.replaceAll(' ', '')}`}>{settings.phone}</a>
        </p>
        <ul className="num">
          {shortHoursLines(settings.openingHours).map(({ days, hours }) => (
            <li key={days}>
              <b>{days}</b> <span>{hours}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles['qr']}>
        <span className={styles['code']}>
          <QRCodeSVG
            value={`${origin}${pages.guestBooking.path}`}
            size={100}
            level="H"
            bgColor="transparent"
            fgColor="#0b1618"
            title={texts.qrLabel}
          />
        </span>
        <b>{texts.qr}</b>
      </div>
      <div className={styles['actions']}>
        <button type="button" onClick={onServices}>
          <IconScissors size={20} stroke={1.75} aria-hidden />
          {texts.services}
        </button>
        <OutLink href={links.instagram} label={texts.instagram} Icon={IconBrandInstagram} />
        <OutLink
          href={chatLink(links.whatsapp, publicSettingsTexts.chat(settings.name))}
          label={texts.whatsapp}
          Icon={IconBrandWhatsapp}
        />
        <OutLink href={links.maps} label={texts.maps} Icon={IconMapPin} />
      </div>
    </div>
  )
}

function OutLink({ href, label, Icon }: { href: string; label: string; Icon: TablerIcon }) {
  if (!href) return null
  return (
    <a href={href} target="_blank" rel="noreferrer">
      <Icon size={20} stroke={1.75} aria-hidden />
      <span>{label}</span>
      <span className="vh">{texts.newTab}</span>
    </a>
  )
}
