import { IconBrandInstagram, IconBrandTiktok, IconBrandWhatsapp } from '@tabler/icons-react'

import { chatLink } from '#features/settings/opening-hours.rules.ts'
import type { PublicSettings } from '#features/settings/public-settings.contract.ts'
import { publicSettingsTexts } from '#features/settings/public-settings.it.ts'
import { homeTexts } from '#features/website/site.it.ts'

import styles from './site-footer.module.css'

const networks = [
  { key: 'instagram', label: 'Instagram', Icon: IconBrandInstagram },
  { key: 'tiktok', label: 'TikTok', Icon: IconBrandTiktok },
  { key: 'whatsapp', label: 'WhatsApp', Icon: IconBrandWhatsapp },
] as const

export function SocialLinks({ name, links: known }: Pick<PublicSettings, 'name' | 'links'>) {
  const links = { ...known, whatsapp: chatLink(known.whatsapp, publicSettingsTexts.chat(name)) }
  const present = networks.filter(({ key }) => links[key])
  if (present.length === 0) return null
  return (
    <ul className={styles['social']}>
      {present.map(({ key, label, Icon }) => (
        <li key={key}>
          <a href={links[key]} target="_blank" rel="noreferrer" aria-label={label + homeTexts.newTab}>
            <Icon size={22} stroke={1.75} aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  )
}
