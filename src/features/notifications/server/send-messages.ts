import { sql } from 'kysely'

import { studioContact } from '#features/studio/server/public.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import type { Platform } from '#platform/platform.ts'

import { layOutMail } from './mail-layout.ts'
import { sendMessagesJob } from './outbox.ts'
import type { MessageTemplates, TemplateContext } from './template.ts'

const batchSize = 50
const maxAttempts = 12
/** A message that a killed process was sending is taken up again after this long, in seconds. */
const claimLifetime = 120

/** A clear password waits in the queue only as long as it may still leave. */
const withoutPassword = sql<string>`payload - 'password'`

type ClaimedMessage = { id: string; template: string; recipient: string; payload: unknown; attempts: number }

/**
 * Sends what is queued, in batches. Each message is claimed in a commit of its own before it leaves, so that two
 * processes never send the same one; what a process was sending when it was killed is sent again later under
 * the same Message-ID.
 */
export function createSendMessagesJob(platform: Platform, mailer: Mailer, templates: MessageTemplates): Job {
  return {
    name: sendMessagesJob,
    cron: '* * * * *',
    async run() {
      const context: TemplateContext = {
        ...(await studioContact(platform)),
        publicOrigin: platform.publicOrigin,
        now: platform.clock.now(),
      }
      for (;;) {
        if (!mailer.delivers) {
          await recordQueued(platform)
          return
        }
        const batch = await claim(platform)
        for (const message of batch) {
          if (await stillClaimed(platform, message))
            await deliver(platform, mailer, templates, context, message)
        }
        if (batch.length < batchSize) return
      }
    },
  }
}

async function recordQueued({ database, clock }: Platform): Promise<void> {
  await database.db
    .updateTable('messages')
    .set({ state: 'recorded', sent_at: clock.now(), payload: withoutPassword })
    .where('state', 'in', ['queued', 'sending'])
    .where('send_after', '<=', clock.now())
    .execute()
}

async function claim({ database, clock }: Platform): Promise<ClaimedMessage[]> {
  const now = clock.now()
  const due = database.db
    .selectFrom('messages')
    .select('id')
    .where('state', 'in', ['queued', 'sending'])
    .where('send_after', '<=', now)
    .orderBy('send_after')
    .orderBy('id')
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
  const claimed = await database.db
    .updateTable('messages')
    .set((eb) => ({
      state: 'sending',
      attempts: eb('attempts', '+', 1),
      send_after: new Date(now.getTime() + claimLifetime * 1000),
    }))
    .where('id', 'in', due)
    .returning(['id', 'template', 'recipient', 'payload', 'attempts'])
    .execute()
  // In the order of their causes: ids grow with time.
  return claimed.toSorted((first, second) => (first.id < second.id ? -1 : 1))
}

/** Renews the claim before each message: a slow mail server must not let the rest of the batch be taken by others. */
async function stillClaimed(
  { database, clock }: Platform,
  { id, attempts }: ClaimedMessage,
): Promise<boolean> {
  const renewed = await database.db
    .updateTable('messages')
    .set({ send_after: new Date(clock.now().getTime() + claimLifetime * 1000) })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('attempts', '=', attempts)
    .returning('id')
    .executeTakeFirst()
  return renewed !== undefined
}

async function deliver(
  platform: Platform,
  mailer: Mailer,
  templates: MessageTemplates,
  context: TemplateContext,
  message: ClaimedMessage,
): Promise<void> {
  const { database, clock } = platform
  try {
    const template = templates[message.template]
    if (!template) throw new Error(`No template ${message.template}`)
    const content = template(message.payload as never, context)
    const { calendar } = content
    await mailer.send({
      messageId: `<${message.id}@${new URL(platform.publicOrigin).hostname}>`,
      to: oneLine(message.recipient),
      subject: oneLine(content.subject),
      ...layOutMail(content, context),
      ...(calendar ? { calendar } : {}),
    })
    await database.db
      .updateTable('messages')
      // A link or a password that has left by mail is kept nowhere else.
      .set({
        state: 'sent',
        sent_at: clock.now(),
        last_error: null,
        payload: sql`CASE WHEN appointment_id IS NULL THEN payload - 'token' - 'password' ELSE payload END`,
      })
      .where('id', '=', message.id)
      .execute()
  } catch (error) {
    const retry = message.attempts < maxAttempts
    await database.db
      .updateTable('messages')
      .set({
        state: retry ? 'queued' : 'failed',
        ...(retry ? {} : { payload: withoutPassword }),
        last_error: error instanceof Error ? error.message.slice(0, 500) : 'unknown',
        send_after: new Date(clock.now().getTime() + retryDelay(message.attempts)),
      })
      .where('id', '=', message.id)
      .execute()
  }
}

/** Milliseconds: 5 s, then twice as long each time, an hour at the most. */
function retryDelay(attempts: number): number {
  return Math.min(3_600_000, 5_000 * 2 ** (attempts - 1))
}

function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ')
}
