import { useState } from 'react'

import { homeTexts } from '../../site.it.ts'
import { FilmCard } from './film-card.tsx'
import { films } from './films.ts'
import { SectionHead } from './section-head.tsx'

import styles from './film-gallery.module.css'

const { films: texts } = homeTexts

export function FilmGallery() {
  const [playing, setPlaying] = useState<string | null>(null)
  return (
    <section className="wrap section">
      <SectionHead title={texts.title} lead={texts.lead} />
      <ul className={styles['reel']}>
        {films.map((film) => (
          <li key={film.file}>
            <FilmCard
              film={film}
              isPlaying={playing === film.file}
              onPlay={() => setPlaying(film.file)}
              onStop={() => setPlaying((current) => (current === film.file ? null : current))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
