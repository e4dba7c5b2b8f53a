import { IconCheck, IconX } from '@tabler/icons-react'

import { francs, marketingTexts } from '../../marketing.it.ts'
import { useOfferedPlans } from './offered-plans.ts'

import styles from './plan-offers.module.css'

const { pricing: texts } = marketingTexts

export function PlanOffers() {
  const plans = useOfferedPlans()
  return (
    <section className={styles['plans']}>
      <div className={styles['head']}>
        <h3 className="d3">{texts.plans}</h3>
        <p className="dim">{texts.plansLead}</p>
      </div>
      <ul className={styles['list']}>
        {plans.map(({ name, displayName, price, isRecommended, features }, rank) => (
          <li key={name} className={`${isRecommended ? 'plate' : ''} ${styles['plan']}`}>
            <div
              className={styles['density']}
              data-density={Math.round(1 + (3 * rank) / Math.max(1, plans.length - 1))}
              aria-hidden="true"
            />
            <h4 className="d3">
              <span>{displayName}</span>
              {isRecommended && <span className={styles['badge']}>{texts.recommended}</span>}
            </h4>
            <p className={styles['price']}>
              <small>CHF</small> <span className="num">{francs(price).replace('CHF ', '')}</span>{' '}
              <small>{texts.perMonth}</small>
            </p>
            <ul className={styles['features']}>
              {features.map((feature) => {
                const Mark = feature.included ? IconCheck : IconX
                return (
                  <li key={feature.name} data-included={feature.included}>
                    <Mark size={18} stroke={1.75} aria-hidden />
                    <span>
                      <span className="vh">{`${feature.included ? texts.included : texts.notIncluded} `}</span>
                      <span>{feature.name}</span>
                    </span>
                  </li>
                )
              })}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
