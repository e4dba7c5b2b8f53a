import type { Session } from '#features/accounts/server/find-session.ts'
import { layOutMail } from '#features/messages/server/mail-layout.ts'
import { unsubscribeUrl } from '#features/messages/server/marketing-opt-outs.ts'
import type { RateLimit } from '#platform/http/rate-limits.ts'
import { type Mail, type Mailer, MailFault } from '#platform/mail/mailer.ts'
import type { Platform } from '#platform/platform.ts'

import type { TestMail } from '../settings.contract.ts'
import { testMailTexts as texts } from '../settings.it.ts'
import { shownAnswer } from '../settings.rules.ts'
import { shopContact } from './public-settings.ts'

export const testMailsPerOwner: RateLimit = { name: 'test-mail', points: 5, seconds: 600 }

const timeout = 15_000

/** Bypasses the queue and stores nothing. @throws AppError 429 */
export async function sendTestMail(
  platform: Platform,
  mailer: Mailer,
  { userId, user }: Session,
): Promise<TestMail> {
  const to = user.email
  await platform.rateLimits.consume([{ limit: testMailsPerOwner, key: userId }])
  if (!mailer.delivers) return { outcome: 'not_configured', to, answer: null }
  const mail = await testMailTo(platform, to, user.firstName)
  return { to, ...(await outcomeOf(mailer.send(mail))) }
}

async function outcomeOf(sending: Promise<void>): Promise<Omit<TestMail, 'to'>> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<'silence'>((resolve) => {
    timer = setTimeout(() => resolve('silence'), timeout)
  })
  try {
    const first = await Promise.race([sending, silence])
    return first === 'silence' ? { outcome: 'unreachable', answer: null } : { outcome: 'sent', answer: null }
  } catch (error) {
    if (!(error instanceof MailFault)) throw error
    const answer = shownAnswer(answerIn(error))
    return { outcome: answer === null ? 'unreachable' : 'refused', answer }
  } finally {
    clearTimeout(timer)
    // The mail may still fail after the timeout; this keeps that from being an unhandled rejection.
    sending.catch(() => undefined)
  }
}

/** Returns the mail server's reply, or null if it sent none. The mail library's own errors would reveal hosts and ports. */
function answerIn({ cause }: MailFault): string | null {
  return cause instanceof Error && 'response' in cause && typeof cause.response === 'string'
    ? cause.response
    : null
}

async function testMailTo(platform: Platform, to: string, firstName: string): Promise<Mail> {
  const context = {
    ...(await shopContact(platform)),
    publicOrigin: platform.publicOrigin,
    now: platform.clock.now(),
    unsubscribeUrl: unsubscribeUrl(platform, to),
  }
  const subject = texts.subject(context.shopName)
  const paragraphs = [texts.hello(firstName), texts.works]
  return {
    messageId: `<${crypto.randomUUID()}@${new URL(platform.publicOrigin).hostname}>`,
    to,
    subject,
    ...layOutMail({ subject, paragraphs, notes: [texts.note] }, context),
  }
}
