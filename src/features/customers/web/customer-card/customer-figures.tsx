import { dayNames } from '#shared/italian-dates.ts'
import { formatChf } from '#shared/money.ts'
import { Fact } from '#ui/display/fact.tsx'

import type { CustomerCard } from '../../customers.contract.ts'
import { customerTexts } from '../../customers.it.ts'

import styles from './customer-card.module.css'

export function CustomerFigures({ card }: { card: CustomerCard }) {
  const { otherNames, visits, cancellations, spent, bought, lastVisit, nextAppointment } = card
  return (
    <>
      {otherNames.length > 0 && <p className="dim">{customerTexts.otherNames(otherNames)}</p>}
      <dl className={styles['figures']} data-shop={bought !== null}>
        <Fact name={customerTexts.visits}>{visits}</Fact>
        <Fact name={customerTexts.cancellations}>{cancellations}</Fact>
        <Fact name={customerTexts.spent}>{formatChf(spent)}</Fact>
        {bought && <Fact name={customerTexts.spentInShop}>{formatChf(bought.spent)}</Fact>}
      </dl>
      <dl className={styles['visits']}>
        <div>
          <dt>{customerTexts.lastVisit}</dt>
          <dd>
            {lastVisit
              ? `${lastVisit.service}, ${dayNames.withYear(lastVisit.date)}, ${lastVisit.barber}`
              : customerTexts.noVisit}
          </dd>
        </div>
        <div>
          <dt>{customerTexts.next}</dt>
          <dd>
            {nextAppointment
              ? `${nextAppointment.service}, ${customerTexts.atTime(nextAppointment.date, nextAppointment.time)}`
              : customerTexts.noNext}
          </dd>
        </div>
      </dl>
    </>
  )
}
