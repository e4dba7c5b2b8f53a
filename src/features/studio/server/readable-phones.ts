import { readablePhone } from '#shared/phone.ts'

/** The shop's and the developer's number, stored as all others, as people read them aloud. */
export function withReadablePhones<Settings extends { phone: string; links: { developerPhone: string } }>(
  settings: Settings,
): Settings {
  const { phone, links } = settings
  return {
    ...settings,
    phone: readablePhone(phone),
    links: { ...links, developerPhone: readablePhone(links.developerPhone) },
  }
}
