import { chatLink } from '#features/settings/opening-hours.rules.ts'
import { panelTabTexts } from '#shared/pages.it.ts'
import { pages } from '#shared/pages.ts'
import { phoneLink } from '#shared/phone.ts'

import { answerTexts } from '../../answers.it.ts'
import type { ChatAction } from '../../assistant.contract.ts'
import type { ActionName, Asker, ShopFacts } from '../../faqs.rules.ts'

const { actions: labels } = answerTexts
const ordersAddress = `${pages.profile.path}?tab=ordini`

export function actionsOf(names: readonly ActionName[], asker: Asker, facts: ShopFacts): ChatAction[] {
  return names.flatMap((name) => actionOf(name, asker, facts) ?? [])
}

export function linkTo(label: string, value: string): ChatAction {
  return { type: 'link', label, value }
}

function actionOf(name: ActionName, asker: Asker, facts: ShopFacts): ChatAction | undefined {
  const { links, phone, email, name: shop } = facts
  const isMember = asker !== 'visitor'
  if (isBooking(name) && !facts.takesBookings) return undefined
  switch (name) {
    case 'book':
      return linkTo(labels.book, isMember ? pages.booking.path : pages.guestBooking.path)
    case 'guestBooking':
      return linkTo(labels.guestBooking, pages.guestBooking.path)
    case 'myAppointments':
      return isMember
        ? linkTo(labels.myAppointments, `${pages.booking.path}#appuntamenti`)
        : linkTo(labels.login, pages.login.path)
    case 'waitingList':
      return linkTo(labels.waitingList, pages.waitingList.path)
    case 'register':
      return isMember ? undefined : linkTo(labels.register, pages.register.path)
    case 'login':
      return isMember ? undefined : linkTo(labels.login, pages.login.path)
    case 'profile':
      return linkTo(labels.profile, pages.profile.path)
    case 'orders':
      return isMember ? linkTo(labels.orders, ordersAddress) : undefined
    case 'shop':
      return linkTo(labels.shop, pages.shop.path)
    case 'privacy':
      return linkTo(labels.privacy, pages.privacyPolicy.path)
    case 'marketing':
      return linkTo(labels.marketing, pages.marketing.path)
    case 'consultation':
      return linkTo(labels.consultation, `${pages.home.path}?consulenza`)
    case 'hiring':
      return linkTo(labels.hiring, pages.hiring.path)
    case 'phone':
      return { type: 'phone', label: labels.phone(phone), value: phoneLink(phone) }
    case 'email':
      return { type: 'email', label: labels.email, value: `mailto:${email}` }
    case 'whatsapp':
      return external(
        labels.whatsapp,
        links.whatsapp && chatLink(links.whatsapp, answerTexts.firstWords(shop)),
      )
    case 'map':
      return external(labels.map, links.maps)
    case 'instagram':
      return external(labels.instagram, links.instagram)
    case 'tiktok':
      return external(labels.tiktok, links.tiktok)
    default:
      return panelAction(name, asker)
  }
}

/** Says whether a button leads to the booking page, which refuses bookings without a plan. */
export function isBooking(name: ActionName): boolean {
  return name === 'book' || name === 'guestBooking'
}

function external(label: string, value: string): ChatAction | undefined {
  return value === '' ? undefined : { type: 'external', label, value }
}

const sections = new Map<string, string>([
  ...Object.entries(panelTabTexts.admin).map(([key, label]) => [`admin:${key}`, label] as const),
  ...Object.entries(panelTabTexts.barber).map(([key, label]) => [`barber:${key}`, label] as const),
])

function panelAction(name: string, asker: Asker): ChatAction | undefined {
  const [panel, tab] = name.split(':')
  if (panel !== asker) return undefined
  const label = sections.get(name)
  const path = panel === 'admin' ? pages.admin.path : pages.barber.path
  return label === undefined ? undefined : linkTo(labels.panel(label), `${path}?tab=${tab}`)
}
