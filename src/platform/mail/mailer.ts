import nodemailer from 'nodemailer'

import { DeliveryFault } from '../delivery-fault.ts'

export type Mail = {
  /** Stays the same over retries, so that a receiver recognises a repeated delivery. */
  messageId: string
  to: string
  /** One address; without one an answer goes to the sender's. */
  replyTo?: string
  subject: string
  text: string
  html: string
  /** A calendar file, offered as an attachment. */
  calendar?: { fileName: string; method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string }
  /** Where whoever wants no more of it can say so; takes the POST of RFC 8058 as well. */
  unsubscribeUrl?: string
}

/** `refused` is a 5xx about this very mail, `deferred` a 4xx. */
export class MailFault extends DeliveryFault {}

/** Hands mails over to a server, or only says that there is none. */
export type Mailer = {
  /** False: nothing is sent, the message table is all there is. */
  readonly delivers: boolean
  /** @throws MailFault */
  send(mail: Mail): Promise<void>
  close(): void
}

export const recordingMailer: Mailer = {
  delivers: false,
  send: async () => undefined,
  close: () => undefined,
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** @param url smtp:// or smtps:// with user and password where needed */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 3,
    maxMessages: 200,
    ...timeouts,
  })
  return {
    delivers: true,
    async send({ messageId, to, replyTo, subject, text, html, calendar, unsubscribeUrl }) {
      const attachments = calendar
        ? [
            {
              filename: calendar.fileName,
              content: calendar.content,
              contentType: `text/calendar; charset=utf-8; method=${calendar.method}`,
            },
          ]
        : []
      try {
        // As text an address could name a group, or several people.
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          messageId,
          subject,
          text,
          html,
          attachments,
          ...(unsubscribeUrl && { headers: unsubscribeHeaders(unsubscribeUrl) }),
        })
      } catch (error) {
        if (!(error instanceof Error)) throw error
        throw new MailFault(kindOf(error), error)
      }
    },
    close: () => transport.close(),
  }
}

function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

type LibraryError = Error & { code?: string; command?: string; responseCode?: number; permanent?: boolean }

/**
 * The library names what failed in `code`, at which command, and marks 5xx answers. A login or a sender that is not
 * taken (a wrong setting, a quota) says nothing of the mail.
 */
function kindOf(error: LibraryError): MailFault['kind'] {
  const isAboutTheMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  if (!isAboutTheMail || error.command === 'MAIL FROM') return 'unreachable'
  return error.permanent === true || !error.responseCode ? 'refused' : 'deferred'
}
