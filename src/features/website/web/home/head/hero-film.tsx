import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'

import { homeTexts } from '#features/website/site.it.ts'

import styles from './hero-picture.module.css'

const { film: texts } = homeTexts.hero

type Props = {
  onTurning: (isTurning: boolean) => void
}

export default function HeroFilm({ onTurning }: Props) {
  const ref = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'loading' | 'loaded' | 'error'>('loading')
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    onTurning(state === 'loaded')
  }, [onTurning, state])
  useEffect(() => {
    const video = ref.current
    if (!video || isPaused) return
    const watch = new IntersectionObserver(([entry]) => {
      // The browser may refuse to play, for example to save battery. The still image stays then.
      if (entry?.isIntersecting) void video.play().catch(() => undefined)
      else video.pause()
    })
    watch.observe(video)
    return () => {
      watch.disconnect()
      video.pause()
    }
  }, [isPaused])
  if (state === 'error') return null
  const fail = () => setState('error')
  return (
    <>
      <video
        ref={ref}
        className={`${styles['pole']} ${styles['film']}`}
        data-state={state}
        width={432}
        height={1008}
        muted
        loop
        playsInline
        preload="auto"
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setState('loaded')}
        onError={fail}
      >
        <source src="/video/palo-insegna.webm" type="video/webm" />
        <source src="/video/palo-insegna.mp4" type="video/mp4" onError={fail} />
      </video>
      {state === 'loaded' && (
        <button
          type="button"
          className={styles['pause']}
          aria-label={isPaused ? texts.play : texts.pause}
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? (
            <IconPlayerPlayFilled size={18} aria-hidden />
          ) : (
            <IconPlayerPauseFilled size={18} aria-hidden />
          )}
        </button>
      )}
    </>
  )
}
