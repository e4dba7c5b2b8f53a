import { homeTexts } from '#features/website/site.it.ts'

import { ConsultationLink } from '../consultation-link.tsx'
import { sections } from '../scroll-to-section.ts'
import { SectionHead } from '../section-head.tsx'
import { ServiceCard } from './service-card.tsx'
import { serviceCards } from './service-cards.ts'

import styles from './services.module.css'

export function Services({ highlighted }: { highlighted: string | null }) {
  return (
    <section id={sections.services} tabIndex={-1} className="wrap section">
      <SectionHead title={homeTexts.services.title} lead={homeTexts.services.lead} />
      <div className={styles['cards']}>
        {serviceCards.map((card, index) => (
          <ServiceCard
            key={card.name}
            card={card}
            isMain={index === 0}
            isHighlighted={highlighted === card.name}
          />
        ))}
      </div>
      <p className={`row ${styles['unsure']}`}>
        {homeTexts.services.unsure}
        <ConsultationLink />
      </p>
    </section>
  )
}
