import type { Session } from '#features/accounts/server/find-session.ts'
import type { Booker } from '#features/availability/availability.rules.ts'
import type { PublicBarber } from '#features/barbers/barbers.contract.ts'
import type { Service } from '#features/services/services.contract.ts'
import type { Platform } from '#platform/platform.ts'
import type { Day } from '#shared/calendar-time.ts'

import { answerTexts } from '../../answers.it.ts'
import type { Reply } from '../../assistant.contract.ts'
import type { Asker } from '../../faqs.rules.ts'
import type { Span } from '../matching/days.ts'
import { actionsOf } from './actions.ts'
import type { ShopKnowledge } from './shop-knowledge.ts'

export type NamedEntities = {
  services: readonly Service[]
  serviceCount: number
  barbers: readonly PublicBarber[]
  day: Day | null
  span: Span | null
}

export type ChatQuestion = {
  platform: Platform
  shop: ShopKnowledge
  asker: Asker
  session: Session | undefined
  words: readonly string[]
  named: NamedEntities
}

export type Answerer = (question: ChatQuestion) => Reply | Promise<Reply>

/** The owner books for customers; a barber in the chat books as a customer. */
export function bookerOf({ asker }: ChatQuestion): Booker {
  return asker === 'admin' ? 'staff' : 'customer'
}

export function textReply(content: string, rest: Partial<Omit<Reply, 'content'>> = {}): Reply {
  return { content, actions: [], suggestions: [], type: 'text', ...rest }
}

export function closedReply({ shop: { facts }, asker }: ChatQuestion): Reply {
  return asker === 'admin'
    ? textReply(answerTexts.closed.owner, { actions: actionsOf(['admin:subscription'], asker, facts) })
    : textReply(answerTexts.closed.customer(facts.phone), {
        actions: actionsOf(['phone', 'whatsapp'], asker, facts),
      })
}

export function fullName({ firstName, lastName }: Pick<PublicBarber, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}

export function onlyOne<Thing>(named: readonly Thing[]): Thing | undefined {
  return named.length === 1 ? named[0] : undefined
}

export function lines(...parts: readonly (string | readonly string[] | null)[]): string {
  return parts
    .flat()
    .filter((part): part is string => part !== null && part !== '')
    .join('\n')
}
