import nodemailer from 'nodemailer'

export type Mail = {
  /** Stays the same over retries, so that a receiver recognises a repeated delivery. */
  messageId: string
  to: string
  subject: string
  text: string
  html: string
  /** A calendar file, offered as an attachment. */
  calendar?: { fileName: string; method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string }
}

/** Hands mails over to a server, or only says that there is none. */
export type Mailer = {
  /** False: nothing is sent, the message table is all there is. */
  readonly delivers: boolean
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
    async send({ messageId, to, subject, text, html, calendar }) {
      const attachments = calendar
        ? [
            {
              filename: calendar.fileName,
              content: calendar.content,
              contentType: `text/calendar; charset=utf-8; method=${calendar.method}`,
            },
          ]
        : []
      await transport.sendMail({ from, to, messageId, subject, text, html, attachments })
    },
    close: () => transport.close(),
  }
}
