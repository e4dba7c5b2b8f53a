import { readPublicBarbers } from '#features/barbers/web/public.ts'
import { homeTexts } from '#features/site/site.it.ts'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { useAnswer } from '#ui/http/use-answer.ts'

import { sections } from '../scroll-to-section.ts'
import { SectionHead } from '../section-head.tsx'
import { Barber } from './barber.tsx'

import styles from './team.module.css'

/** Who works here. A shop without barbers, or a failed call, shows no section: the homepage stays silent. */
export function Team() {
  const { data: barbers, status } = useAnswer(readPublicBarbers)
  const isPending = status === 'pending'
  if (!isPending && !barbers?.length) return null
  return (
    <section id={sections.team} tabIndex={-1} className={`wrap ${styles['section']}`} aria-busy={isPending}>
      <SectionHead title={homeTexts.team.title} />
      <ul className={styles['team']}>
        {barbers
          ? barbers.map((barber) => <Barber key={barber._id} barber={barber} />)
          : [1, 2, 3, 4].map((place) => <EmptyPlace key={place} />)}
      </ul>
    </section>
  )
}

function EmptyPlace() {
  return (
    <li aria-hidden="true">
      <FadeSkeleton block height="auto" className={styles['picture'] ?? ''} />
      <div className={styles['text']}>
        <FadeSkeleton width="70%" height={29} />
        <FadeSkeleton height={15} />
        <FadeSkeleton width={86} height={36} />
      </div>
    </li>
  )
}
