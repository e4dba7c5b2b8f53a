import { homeTexts } from '../../site.it.ts'

const { names } = homeTexts.films

export type Film = {
  /** Base name of the film's files in public/video, which scripts/film.mjs makes. */
  file: string
  title: string
  /** Seconds */
  length: number
}

export const films: readonly Film[] = [
  { file: 'sfumatura', title: names.fade, length: 8 },
  { file: 'forbice', title: names.trim, length: 7 },
  { file: 'mano-libera', title: names.shave, length: 7 },
  { file: 'disegno', title: names.tattoo, length: 7 },
  { file: 'insegna', title: names.pole, length: 8 },
]
