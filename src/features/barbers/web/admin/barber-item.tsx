import { IconBeach, IconCheck, IconMinus, IconPencil, IconTrash } from '@tabler/icons-react'

import { useShopNow } from '#features/settings/web/use-shop-now.ts'
import { dayNames } from '#shared/italian-dates.ts'
import { phoneLink, readablePhone } from '#shared/phone.ts'
import { ButtonWithIcon } from '#ui/buttons/button-with-icon.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Chip } from '#ui/display/chip.tsx'

import { barbersTabTexts } from '../../barbers-screens.it.ts'
import type { Barber } from '../../barbers.contract.ts'
import { Portrait } from '../components/portrait.tsx'

import styles from './barbers-tab.module.css'

const { list: texts } = barbersTabTexts

type Props = { barber: Barber; onEdit: () => void; onRemove: () => void }

export function BarberItem({ barber, onEdit, onRemove }: Props) {
  const { day: today } = useShopNow()
  const { firstName, lastName, tagline, email, phone, services, isActive } = barber
  const name = `${firstName} ${lastName}`
  const away = barber.vacations.find(({ startDay, endDay }) => startDay <= today && today <= endDay)
  return (
    <li className={`state-pole ${styles['barber']}`} data-tone={isActive ? 'ok' : 'plain'}>
      <Portrait barber={barber} isOff={!isActive} />
      <div>
        <b className={styles['name']}>{name}</b>
        <span className="dim">{tagline}</span>
      </div>
      <div className={styles['contact']}>
        <a href={phoneLink(phone)} className="num">
          {readablePhone(phone)}
        </a>
        <br />
        <a href={`mailto:${email}`} className="dim">
          {email}
        </a>
      </div>
      <p className={`dim ${styles['services']}`}>
        {services.length > 0 ? services.join(', ') : texts.noServices}
      </p>
      <div className={styles['flags']}>
        <Chip tone={isActive ? 'ok' : 'plain'} icon={isActive ? IconCheck : IconMinus}>
          {isActive ? texts.active : texts.inactive}
        </Chip>
        {away && (
          <Chip tone="wait" icon={IconBeach}>
            {texts.away(dayNames.short(away.endDay))}
          </Chip>
        )}
      </div>
      <div className={styles['actions']}>
        <ButtonWithIcon
          icon={IconPencil}
          variant="subtle"
          size="sm"
          aria-label={texts.editOf(name)}
          onClick={onEdit}
        >
          {texts.edit}
        </ButtonWithIcon>
        <IconButton icon={IconTrash} label={texts.removeOf(name)} onClick={onRemove} />
      </div>
    </li>
  )
}
