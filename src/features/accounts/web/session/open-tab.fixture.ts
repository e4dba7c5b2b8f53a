import { vi } from 'vitest'

import { giulia } from './session.fixtures.ts'

export async function openTab() {
  vi.resetModules()
  // Loads the schemas first, because fake time does not wait for imports.
  await import('../../accounts.contract.ts')
  const { send } = await import('#ui/http/http-client.ts')
  const { currentSession, subscribeToSession, keepSession } = await import('../session-store.ts')
  const { runSession } = await import('./run-session.ts')
  const { logout } = await import('../session-calls.ts')
  const notice = { show: vi.fn(), hide: vi.fn() }
  const close = runSession(notice)
  openTabs.push(close)
  return { send, currentSession, subscribeToSession, keepSession, logout, notice }
}

const openTabs: (() => void)[] = []

export function closeTabs(): void {
  for (const close of openTabs.splice(0)) close()
}

export function tellOtherTabs(...keys: string[]): void {
  for (const key of keys) {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }))
  }
}

export function signInBefore({ token = 'token-1', minutesAgo = 0 } = {}): void {
  localStorage.setItem('token', token)
  localStorage.setItem('user', JSON.stringify(giulia))
  localStorage.setItem('sessionRenewedAt', String(Date.now() - minutesAgo * 60_000))
}

type Answer = { status?: number; body?: unknown } | 'no network'
type Sent = { path: string; token: string | null }

export function serve(answers: Record<string, Answer | (() => Answer | Promise<Answer>)>): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    const path = url.replace(/^\/api/, '')
    const token = new Headers(headers).get('authorization')?.replace('Bearer ', '') ?? null
    sent.push({ path, token })
    const given = answers[path] ?? { status: 404 }
    const answer = typeof given === 'function' ? await given() : given
    if (answer === 'no network') throw new TypeError('Failed to fetch')
    return Response.json(answer.body ?? {}, { status: answer.status ?? 200 })
  })
  return sent
}
