import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, createElement, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, vi } from 'vitest'

import { createQueryClient } from '#ui/http/query-client.ts'

/** A page that React draws into, empty before each test; for files in the environment happy-dom. */
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
    /** Routes as the app shows them: in its theme, with its queries. @param beside what stands beside every page */
    open: async (routes: RouteObject[], address: string, beside: ReactNode = null) => {
      const router = createMemoryRouter(routes, { initialEntries: [address] })
      const shown = createElement(RouterProvider, { router })
      const queries = createElement(QueryClientProvider, { client: createQueryClient() }, shown, beside)
      await draw(createElement(MantineProvider, null, queries))
      return router
    },
  }
}

/** Lets time pass where the timers are not real. */
export const passTime = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    // What is loaded when it is needed, as the schemas, comes in real time.
    await new Promise((resolve) => setImmediate(resolve))
  })

/** Until it is so, where the timers are not real. @param step milliseconds */
export async function eventually(isSo: () => boolean, step = 10): Promise<void> {
  const end = performance.now() + 10_000
  while (!isSo() && performance.now() < end) await passTime(step)
  expect(isSo()).toBe(true)
}
