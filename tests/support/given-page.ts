import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, createElement, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, vi } from 'vitest'

import { createQueryClient } from '#ui/http/query-client.ts'

/** For test files with the environment happy-dom. */
export function givenPage() {
  const page = document.createElement('main')
  let root: Root
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    document.body.append(page)
    root = createRoot(page)
  })
  afterEach(async () => {
    await act(async () => root.unmount())
    page.remove()
    Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT')
  })

  const draw = (shown: ReactNode) => act(async () => root.render(shown))
  return {
    page,
    draw,
    /** @param beside element that is rendered beside every page */
    open: async (routes: RouteObject[], address: string, beside: ReactNode = null) => {
      const router = createMemoryRouter(routes, { initialEntries: [address] })
      const shown = createElement(RouterProvider, { router })
      const queries = createElement(QueryClientProvider, { client: createQueryClient() }, shown, beside)
      await draw(createElement(MantineProvider, null, queries))
      return router
    },
  }
}

export const passTime = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    // Dynamic imports, such as the schemas, arrive in real time.
    await new Promise((resolve) => setImmediate(resolve))
  })

/** @param step milliseconds */
export async function eventually(isSo: () => boolean, step = 10): Promise<void> {
  const end = performance.now() + 10_000
  while (!isSo() && performance.now() < end) await passTime(step)
  expect(isSo()).toBe(true)
}
