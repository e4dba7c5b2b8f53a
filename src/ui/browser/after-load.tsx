import { type ComponentType, useEffect, useState } from 'react'

/** Milliseconds to wait in browsers without requestIdleCallback. */
const rest = 1_000
const maxWait = 3_000
const pause = 10_000

/** Loads a component once the page is shown and the browser is idle. The page works without it; a failed load is repeated. */
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
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: maxWait })
    else setTimeout(run, rest)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    isOver = true
    window.removeEventListener('load', wait)
  }
}
