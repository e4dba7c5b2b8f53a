import { readPublicBarbers } from '#features/barbers/web/read-public-barbers.ts'
import { Written } from '#ui/display/written.tsx'
import { useAnswer } from '#ui/http/use-answer.ts'

import { homeTexts } from '../../site.it.ts'
import { Barber } from './barber.tsx'
import { sections } from './scroll-to-section.ts'
import { SectionHead } from './section-head.tsx'
import { PlacesPlaceholder } from './section-placeholders.tsx'

import styles from './team.module.css'

const id = 'chi-lavora-qui'

/** If the call fails, the prerendered barbers stay; without them the section is hidden. */
export function Team() {
  const { data: barbers, status } = useAnswer(readPublicBarbers)
  const isPending = status === 'pending'
  if (barbers?.length === 0) return null
  if (status === 'failed' && !document.querySelector(`#${id} li:not([aria-hidden])`)) return null
  const list = styles['team'] ?? ''
  return (
    <section id={sections.team} tabIndex={-1} className={`wrap ${styles['section']}`} aria-busy={isPending}>
      <SectionHead title={homeTexts.team.title} />
      {barbers ? (
        <ul className={list}>
          {barbers.map((barber) => (
            <Barber key={barber._id} barber={barber} />
          ))}
        </ul>
      ) : (
        <Written as="ul" id={id} className={list}>
          <PlacesPlaceholder />
        </Written>
      )}
    </section>
  )
}
