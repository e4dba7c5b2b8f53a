import { Socket } from 'node:net'

/**
 * A socket on which everything written within one turn of the event loop leaves in one send and one piece. The driver
 * writes each part of each statement on its own, and the number of sends, not of bytes, is what talking to PostgreSQL
 * costs a busy process.
 */
export function oneSendSocket(): Socket {
  const socket = new Socket()
  // Not before: connect() puts the socket's own write back.
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
      // Whoever wants to know when it has left, at the end of a connection, sends it alone.
      if (parameters.length > 1 || typeof chunk === 'string') {
        send()
        return write(...parameters)
      }
      if (waiting.push(chunk) === 1) process.nextTick(send)
      return true
    },
  })
}
