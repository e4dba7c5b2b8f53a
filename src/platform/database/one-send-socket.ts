import { Socket } from 'node:net'

/**
 * A socket that sends everything written within one turn of the event loop in one piece. The driver writes each part of each
 * statement separately, and for a busy process the number of sends, not of bytes, is the cost of talking to PostgreSQL.
 */
export function oneSendSocket(): Socket {
  const socket = new Socket()
  // Only after connect(), which restores the socket's own write.
  socket.once('connect', () => collectWrites(socket))
  return socket
}

function collectWrites(socket: Socket): void {
  const write = socket.write.bind(socket)
  let waiting: Uint8Array[] = []
  const send = () => {
    const [first] = waiting
    if (!first) return
    const piece = waiting.length === 1 ? first : Buffer.concat(waiting)
    waiting = []
    write(piece)
  }
  Object.assign(socket, {
    write(...parameters: Parameters<typeof write>) {
      const [chunk] = parameters
      // A write with a callback, as at the end of a connection, is sent on its own, so that the callback belongs to it.
      if (parameters.length > 1 || typeof chunk === 'string') {
        send()
        return write(...parameters)
      }
      if (waiting.push(chunk) === 1) process.nextTick(send)
      return true
    },
  })
}
