import nodemailer from 'nodemailer'

import { DeliveryFault } from '../delivery-fault.ts'

export type Mail = {
  /** Stays the same over retries, so that a receiver recognises a repeated delivery. */
  messageId: string
  to: string
  /** One address; by default replies go to the sender. */
  replyTo?: string
  subject: string
  text: string
  html: string
  calendar?: { fileName: string; method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string }
  /** The unsubscribe page; it also accepts the POST of RFC 8058. */
  unsubscribeUrl?: string
}

/** `refused` is a 5xx about this very mail, `deferred` a 4xx. */
export class MailFault extends DeliveryFault {}

export type Mailer = {
  /** False: no mail is sent; the message table is the only record. */
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
        // As an object: in a plain string an address could name a group or several people.
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
 * Nodemailer names the cause in `code`, with the command, and marks 5xx answers. A rejected login or sender (a wrong setting, a
 * quota) is not the fault of the mail.
 */
function kindOf(error: LibraryError): MailFault['kind'] {
  const isAboutTheMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  if (!isAboutTheMail || error.command === 'MAIL FROM') return 'unreachable'
  return error.permanent === true || !error.responseCode ? 'refused' : 'deferred'
}
