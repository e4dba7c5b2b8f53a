// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query'
import { expect, it, onTestFinished, vi } from 'vitest'

import { createQueryClient } from './query-client.ts'

it('refetches when the window gets the focus', async () => {
  const client = createQueryClient()
  client.mount()
  const read = vi.fn<() => Promise<number>>(async () => 1)
  const observer = new QueryObserver(client, {
    queryKey: ['plan'],
    queryFn: read,
    refetchOnWindowFocus: 'always',
  })
  const stop = observer.subscribe(() => undefined)
  onTestFinished(() => {
    stop()
    client.unmount()
  })
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
  window.dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2))
})
