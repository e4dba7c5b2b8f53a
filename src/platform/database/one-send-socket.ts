import { Socket } from 'node:net'

/**
 * A socket on which everything written within one turn of the event loop leaves in one send. The driver writes each
 * statement on its own, and the number of sends, not of bytes, is what talking to PostgreSQL costs a busy process.
 */
export function oneSendSocket(): Socket {
  const socket = new Socket()
  const write = socket.write.bind(socket)
  let isCollecting = false
  const send = () => {
    isCollecting = false
    socket.uncork()
  }
  return Object.assign(socket, {
    write(...parameters: Parameters<typeof write>) {
      if (!isCollecting) {
        isCollecting = true
        socket.cork()
        process.nextTick(send)
      }
      return write(...parameters)
    },
  })
}
