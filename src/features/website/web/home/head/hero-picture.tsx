import { lazy, Suspense, useState } from 'react'

import { InkDrawing } from '#ui/display/illustration.tsx'
import { QuietBoundary } from '#ui/feedback/quiet-boundary.tsx'

import { useFilmMoment } from './use-film-moment.ts'

import styles from './hero-picture.module.css'

const HeroFilm = lazy(() => import('./hero-film.tsx'))

/**
 * The barber's pole: a still image that begins to turn when the browser is idle. The image is the film's first frame, in the
 * same box. If the film fails, the image comes back.
 */
export function HeroPicture() {
  const mayPlay = useFilmMoment()
  const [isTurning, setTurning] = useState(false)
  return (
    <>
      <div className={styles['still']} data-covered={mayPlay && isTurning}>
        <InkDrawing name="palo" className={styles['pole'] ?? ''} />
      </div>
      {mayPlay && (
        <QuietBoundary fallback={null}>
          <Suspense>
            <HeroFilm onTurning={setTurning} />
          </Suspense>
        </QuietBoundary>
      )}
    </>
  )
}
