import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type DatabaseProxy = {
  url: string
  open(): number
  cut(): void
  /** Breaks a connection as soon as these bytes arrive in this direction, before it passes them on. */
  cutWhen(direction: 'question' | 'answer', text: string, times?: number): void
  readonly struck: number
  refuse(): void
  /** Buffers bytes instead of passing them on: the network is silent, but no connection is closed. */
  hold(): void
  mend(): void
  stop(): Promise<void>
}

type Trap = { direction: 'question' | 'answer'; text: Buffer; left: number }

/** @param databaseUrl address or Unix socket (`?host=/folder`) of a PostgreSQL */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const folder = target.searchParams.get('host')
  const pairs = new Set<readonly [Socket, Socket]>()
  let trap: Trap | undefined
  let struck = 0
  let refuses = false
  let holds = false

  const server = createServer((app) => {
    if (refuses) {
      app.resetAndDestroy()
      return
    }
    const database = folder
      ? connect(`${folder}/.s.PGSQL.5432`)
      : connect(Number(target.port || 5432), target.hostname)
    const pair = [app, database] as const
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      app.destroy()
      database.destroy()
    }
    const pass = (from: Socket, to: Socket, direction: Trap['direction']) => {
      from.on('data', (chunk) => {
        if (trap && trap.left > 0 && trap.direction === direction && chunk.includes(trap.text)) {
          trap.left -= 1
          struck += 1
          app.resetAndDestroy()
          end()
        } else to.write(chunk)
      })
      from.on('error', end)
      from.on('close', end)
      if (holds) from.pause()
    }
    pass(app, database, 'question')
    pass(database, app, 'answer')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const user = target.searchParams.get('user') ?? target.username
  const cut = () => {
    for (const [app, database] of pairs) {
      app.resetAndDestroy()
      database.destroy()
    }
  }
  const setHolding = (value: boolean) => {
    holds = value
    for (const socket of [...pairs].flat()) {
      if (value) socket.pause()
      else socket.resume()
    }
  }
  return {
    url: `postgresql://${user}@127.0.0.1:${port}${target.pathname}`,
    open: () => pairs.size,
    cut,
    cutWhen(direction, text, times = 1) {
      trap = { direction, text: Buffer.from(text), left: times }
    },
    get struck() {
      return struck
    },
    refuse() {
      refuses = true
      cut()
    },
    hold: () => setHolding(true),
    mend() {
      refuses = false
      trap = undefined
      setHolding(false)
    },
    async stop() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
