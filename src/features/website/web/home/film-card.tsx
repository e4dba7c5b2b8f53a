import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useState } from 'react'

import { homeTexts } from '../../site.it.ts'
import type { Film } from './films.ts'

import styles from './film-gallery.module.css'

const { films: texts } = homeTexts

type Props = {
  film: Film
  isPlaying: boolean
  onPlay: () => void
  onStop: () => void
}

export function FilmCard({ film: { file, title, length }, isPlaying, onPlay, onStop }: Props) {
  const [hasFailed, setFailed] = useState(false)
  const address = `/video/${file}`
  const fail = () => {
    setFailed(true)
    onStop()
  }
  return (
    <figure className={styles['card']}>
      <div className={`plate ${styles['screen']}`}>
        {isPlaying ? (
          // The films have no sound and no speech. The title describes them.
          // oxlint-disable-next-line jsx-a11y/media-has-caption
          <video
            ref={focusAndPlay}
            className="cover"
            width={800}
            height={600}
            aria-label={title}
            controls
            muted
            playsInline
            preload="auto"
            poster={`${address}.svg`}
            onError={fail}
          >
            <source src={`${address}.webm`} type="video/webm" />
            <source src={`${address}.mp4`} type="video/mp4" onError={fail} />
          </video>
        ) : (
          <>
            <img
              src={`${address}.svg`}
              className="cover"
              width={400}
              height={300}
              alt=""
              loading="lazy"
              decoding="async"
            />
            {!hasFailed && (
              <button type="button" className={styles['play']} onClick={onPlay}>
                <span className="vh">{texts.play(title)}</span>
                <span className={styles['sign']} aria-hidden="true">
                  <IconPlayerPlayFilled size={18} />
                </span>
              </button>
            )}
          </>
        )}
      </div>
      <figcaption className={styles['caption']}>
        <span>{title}</span>
        <span className="num" role={hasFailed ? 'status' : undefined}>
          {hasFailed ? texts.failed : texts.length(length)}
        </span>
      </figcaption>
    </figure>
  )
}

function focusAndPlay(video: HTMLVideoElement | null): void {
  if (!video) return
  video.focus({ preventScroll: true })
  void video.play().catch(() => undefined)
}
