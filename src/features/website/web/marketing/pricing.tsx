import { Fade } from '#ui/display/fade.tsx'

import { marketingFigures as figures } from '../../marketing.figures.ts'
import { francs, marketingTexts } from '../../marketing.it.ts'
import { Panel } from './parts/panel.tsx'
import { PlanOffers } from './plan-offers.tsx'

import styles from './pricing.module.css'

const { pricing: texts } = marketingTexts

export function Pricing() {
  return (
    <Panel title={texts.title} lead={texts.lead}>
      <div className={styles['costs']}>
        <div className={`plate ${styles['once']}`}>
          <Fade small />
          <h3 className="d3">{texts.once}</h3>
          <p>{texts.onceText}</p>
          <p className={styles['full']}>
            {texts.full} <s className="num">{francs(figures.price)}</s>
          </p>
          <p className={styles['price']}>
            <small>{texts.discount}</small>
            <span className={`num ${styles['amount']}`}>
              <small>CHF</small> <span>{francs(figures.discountedPrice).replace('CHF ', '')}</span>
            </span>
          </p>
          <p className={styles['weeks']}>
            <strong className="num">
              {texts.weeks} {texts.weeksUnit}
            </strong>{' '}
            {texts.weeksText}
          </p>
        </div>
        <div className={styles['running']}>
          <h3 className="d3">{texts.running}</h3>
          <ul>
            {texts.runningRows.map(({ name, note, amount, per }) => (
              <li key={name}>
                <span className={styles['name']}>
                  <span>{name}</span>
                  <small>{note}</small>
                </span>
                <span className="leader" aria-hidden="true" />
                <span className={`num ${styles['sum']}`}>
                  CHF <span>{amount}</span> <small>{per}</small>
                </span>
              </li>
            ))}
          </ul>
          <p className="dim">{texts.stripe}</p>
        </div>
      </div>
      <PlanOffers />
    </Panel>
  )
}
