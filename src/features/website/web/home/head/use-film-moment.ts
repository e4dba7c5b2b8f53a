import { useEffect, useState } from 'react'

import { useReducedMotion } from '#ui/browser/use-reduced-motion.ts'

import { mayPlayFilm, readConnection } from './film-moment.rules.ts'

/** Milliseconds after which the film starts even if the browser is never idle. */
const maxWait = 4000

export function useFilmMoment(): boolean {
  const reducedMotion = useReducedMotion()
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const connection: unknown = Reflect.get(navigator, 'connection')
    if (!mayPlayFilm({ reducedMotion, ...readConnection(connection) })) return
    let forget = () => {}
    const wait = () => {
      forget = whenIdle(() => setIdle(true))
    }
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
    return () => {
      removeEventListener('load', wait)
      forget()
    }
  }, [reducedMotion])
  return isIdle && !reducedMotion
}

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, maxWait / 4)
    return () => clearTimeout(timer)
  }
  const callbackId = requestIdleCallback(act, { timeout: maxWait })
  return () => cancelIdleCallback(callbackId)
}
