import { lazy, Suspense, useState } from 'react'

import { InkDrawing } from '#ui/display/illustration.tsx'
import { QuietBoundary } from '#ui/feedback/quiet-boundary.tsx'

import { useFilmMoment } from './use-film-moment.ts'

import styles from './hero-picture.module.css'

const HeroFilm = lazy(() => import('./hero-film.tsx'))

/**
 * The barber's pole: a still image that begins to turn when the page has nothing better to do. The film's first frame is the
 * image, in the same box; where the film fails, the image is there again.
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
