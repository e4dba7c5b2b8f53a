import { sql } from 'kysely'

import { studioContact } from '#features/studio/server/public.ts'
import { type Job, oneAtATime } from '#platform/jobs/jobs.ts'
import { type Mailer, MailFault } from '#platform/mail/mailer.ts'
import type { Platform } from '#platform/platform.ts'

import { nextAttempt } from '../delivery.rules.ts'
import { type ClaimedMessage, claimMessages, renewClaim, returnClaims } from './claim-messages.ts'
import { layOutMail } from './mail-layout.ts'
import { sendMessagesJob } from './outbox.ts'
import type { MessageTemplates, TemplateContext } from './template.ts'
import type { MailRules } from './withhold-messages.ts'

/** Milliseconds until a server that is away is asked again. */
const serverPause = 30_000
/** A clear password waits in the queue only as long as it may still leave. */
const withoutPassword = sql<string>`payload - 'password'`
/** A link or a password that has left by mail, or never will, is kept nowhere else. */
const withoutSecrets = sql<string>`CASE WHEN appointment_id IS NULL THEN payload - 'token' - 'password' ELSE payload END`

type Log = { warn(details: object, text: string): void }

/**
 * Sends what is queued. What a process was sending when it was killed is sent again later under the same Message-ID;
 * what has left and could not be noted is noted first at the next run, and not sent again by this process.
 */
export function createSendMessagesJob(
  platform: Platform,
  mailer: Mailer,
  templates: MessageTemplates,
  rules: MailRules,
  log: Log,
): Job {
  const unnoted = new Map<string, Date>()
  /** Claimed by a run that the database then left. */
  let abandoned: readonly ClaimedMessage[] = []
  return oneAtATime({
    name: sendMessagesJob,
    cron: '* * * * *',
    async run(stopping) {
      await noteSent(platform, unnoted)
      await returnClaims(platform, abandoned, platform.clock.now())
      abandoned = []
      if (!mailer.delivers) {
        await recordQueued(platform)
        return
      }
      const context: TemplateContext = {
        ...(await studioContact(platform)),
        publicOrigin: platform.publicOrigin,
        now: platform.clock.now(),
      }
      const deliver = async (message: ClaimedMessage) => {
        await mailer.send(mailOf(message, templates, context))
        unnoted.set(message.id, platform.clock.now())
        await noteSent(platform, unnoted)
      }
      for (;;) {
        const { leaving: batch, isEmpty } = await claimMessages(platform, rules)
        abandoned = batch
        if (isEmpty || !(await sendBatch(platform, batch, deliver, log, stopping))) break
      }
      abandoned = []
    },
  })
}

/** @returns false when the server is away or we are stopping: there is no use in going on */
async function sendBatch(
  platform: Platform,
  batch: readonly ClaimedMessage[],
  deliver: (message: ClaimedMessage) => Promise<void>,
  log: Log,
  stopping: AbortSignal | undefined,
): Promise<boolean> {
  for (const [index, message] of batch.entries()) {
    if (stopping?.aborted) {
      await returnClaims(platform, batch.slice(index), platform.clock.now())
      return false
    }
    if (!(await renewClaim(platform, message))) continue
    try {
      await deliver(message)
    } catch (error) {
      if (error instanceof Unnoted) throw error
      await noteFailure(platform, message, error, log)
      if (!(error instanceof MailFault) || error.kind !== 'unreachable') continue
      await giveBack(platform, batch.slice(index + 1), error, log)
      return false
    }
  }
  return true
}

/** The server is away for these as well; only who has waited for too long learns of it. */
async function giveBack(
  platform: Platform,
  messages: readonly ClaimedMessage[],
  error: MailFault,
  log: Log,
): Promise<void> {
  const now = platform.clock.now()
  const isHopeless = (message: ClaimedMessage) =>
    nextAttempt(message.attempts, message.created_at, now) === null
  for (const message of messages.filter(isHopeless)) await noteFailure(platform, message, error, log)
  const others = messages.filter((message) => !isHopeless(message))
  await returnClaims(platform, others, new Date(now.getTime() + serverPause))
}

/** It has left, but the database was not there to be told. */
class Unnoted extends Error {}

async function noteSent({ database }: Platform, unnoted: Map<string, Date>): Promise<void> {
  for (const [id, sentAt] of unnoted) {
    try {
      await database.db
        .updateTable('messages')
        .set({ state: 'sent', sent_at: sentAt, last_error: null, payload: withoutSecrets })
        .where('id', '=', id)
        .execute()
    } catch (error) {
      throw new Unnoted('A message has left and could not be noted', { cause: error })
    }
    unnoted.delete(id)
  }
}

/** Unless somebody else has taken it since, and may have sent it. */
async function noteFailure(
  { database, clock }: Platform,
  { id, template, attempts, created_at: causedAt }: ClaimedMessage,
  error: unknown,
  log: Log,
): Promise<void> {
  const isRefused = error instanceof MailFault && error.kind === 'refused'
  const again = isRefused ? null : nextAttempt(attempts, causedAt, clock.now())
  log.warn(
    { err: error, message: id, template, attempts },
    again ? 'message not sent yet' : 'message given up',
  )
  await database.db
    .updateTable('messages')
    .set({
      state: again ? 'queued' : 'failed',
      last_error: error instanceof Error ? error.message.slice(0, 500) : 'unknown',
      ...(again ? { send_after: again } : { payload: withoutSecrets }),
    })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('attempts', '=', attempts)
    .execute()
}

/** Without a mail server the table is all there is. */
async function recordQueued({ database, clock }: Platform): Promise<void> {
  await database.db
    .updateTable('messages')
    .set({ state: 'recorded', sent_at: clock.now(), payload: withoutPassword })
    .where('state', 'in', ['queued', 'sending'])
    .where('send_after', '<=', clock.now())
    .execute()
}

function mailOf(message: ClaimedMessage, templates: MessageTemplates, context: TemplateContext) {
  const template = templates[message.template]
  if (!template) throw new Error(`No template ${message.template}`)
  const content = template(message.payload as never, context)
  const { calendar } = content
  return {
    messageId: `<${message.id}@${new URL(context.publicOrigin).hostname}>`,
    to: oneLine(message.recipient),
    subject: oneLine(content.subject),
    ...layOutMail(content, context),
    ...(calendar ? { calendar } : {}),
  }
}

function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ')
}
