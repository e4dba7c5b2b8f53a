import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'

import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = Email & { recipients: string[] }

export type MailServer = {
  url: string
  port: number
  /**
   * SMTP code for a mail to this recipient, 250 by default. The function may take its time, or return 'hang up' to accept the
   * mail and close the connection without a code.
   */
  answer: (recipient: string) => number | 'hang up' | Promise<number>
  answerToSender: number
  mails: () => Promise<ReceivedMail[]>
  stop: () => Promise<void>
}

/** @param port 0 picks a free port */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: { raw: Buffer; recipients: string[] }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom(_address, _session, done) {
      const code = mailServer.answerToSender
      done(code === 250 ? null : Object.assign(new Error('Not from you'), { responseCode: code }))
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        const code = await mailServer.answer(recipients[0] ?? '')
        if (code === 250 || code === 'hang up') received.push({ raw: Buffer.concat(chunks), recipients })
        if (code === 'hang up') {
          for (const socket of sockets) socket.destroy()
          return
        }
        const refusal = `Not this mail for <${recipients[0]}>`
        done(code === 250 ? null : Object.assign(new Error(refusal), { responseCode: code }))
      })
    },
  })
  // A client that is killed while it sends a mail causes these errors. Without a listener they would end the test run.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') throw error
  })
  const sockets = new Set<Socket>()
  server.server.on('connection', (socket: Socket) => sockets.add(socket))
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address() as AddressInfo
  const mailServer: MailServer = {
    answer: () => 250,
    answerToSender: 250,
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    mails: () =>
      Promise.all(
        received.map(async ({ raw, recipients }) => ({ ...(await PostalMime.parse(raw)), recipients })),
      ),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return mailServer
}
