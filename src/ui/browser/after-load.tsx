import { type ComponentType, useEffect, useState } from 'react'

/** Milliseconds, in browsers that cannot say when they have nothing to do. */
const rest = 1_000
/** Milliseconds after which a browser that always has something to do is interrupted. */
const longestWait = 3_000
/** Milliseconds after which what could not be had is asked for again. */
const pause = 10_000

/**
 * A component that is fetched when the page is there and the browser has nothing else to do. Where it cannot be had, the
 * page is as good without it, and it is asked for again.
 */
export function afterLoad<Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return function AfterLoad(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null)
    useEffect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined
      let isOver = false
      const fetchIt = () =>
        void fetchPart().then(
          ({ default: part }) => !isOver && setPart(() => part),
          () => {
            if (!isOver) timer = setTimeout(fetchIt, pause)
          },
        )
      const stopWaiting = whenIdle(fetchIt)
      return () => {
        isOver = true
        stopWaiting()
        clearTimeout(timer)
      }
    }, [])
    return Part && <Part {...props} />
  }
}

function whenIdle(task: () => void): () => void {
  let isOver = false
  const run = () => !isOver && task()
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: longestWait })
    else setTimeout(run, rest)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    isOver = true
    window.removeEventListener('load', wait)
  }
}
