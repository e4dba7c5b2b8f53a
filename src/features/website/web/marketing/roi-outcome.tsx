import { marketingFigures as figures } from '../../marketing.figures.ts'
import { francs, marketingTexts } from '../../marketing.it.ts'
import { paidBack, type RoiResult } from '../../roi.rules.ts'

import styles from './roi-outcome.module.css'

const { roi: texts } = marketingTexts

/** @param result null while a field is invalid */
export function RoiOutcome({ result }: { result: RoiResult | null }) {
  return (
    <div className={`plate ${styles['outcome']}`} role="group" aria-label={texts.result}>
      <p className="vh" role="status">
        {result ? texts.spoken(result.months) : texts.wrong}
      </p>
      {result ? <Answer result={result} /> : <p className={styles['wrong']}>{texts.wrong}</p>}
    </div>
  )
}

function Answer({ result }: { result: RoiResult }) {
  const { months, net } = result
  return (
    <>
      <div className={styles['answer']}>
        <p className={`num ${styles['months']}`}>
          <span>{months ?? texts.never}</span> {months !== null && <small>{texts.months(months)}</small>}
        </p>
        <p>{months === null ? texts.neverText : texts.paidAfter(francs(figures.discountedPrice))}</p>
      </div>
      <figure className={styles['chart']}>
        <div className={styles['bars']} role="img" aria-label={texts.chart}>
          {paidBack(net).map(({ month, share }) => (
            <span key={month} data-density={densityOf(share)} style={{ height: `${6 + share * 94}%` }} />
          ))}
        </div>
        <figcaption aria-hidden="true">
          <span>{texts.chartFrom}</span>
          <span>{texts.chartTo}</span>
        </figcaption>
      </figure>
      <dl className={styles['rows']}>
        <Row name={texts.rows.saved} amount={result.saved} />
        <Row name={texts.rows.time} amount={result.time} />
        <Row name={texts.rows.costs} amount={-result.costs} />
        <Row name={texts.rows.net} amount={net} isSum />
        <Row name={texts.rows.firstYear} amount={result.firstYear} isSum />
      </dl>
    </>
  )
}

function Row({ name, amount, isSum = false }: { name: string; amount: number; isSum?: boolean }) {
  const whole = Math.round(amount)
  return (
    <div data-sum={isSum}>
      <dt>{name}</dt>
      <dd className="num">{whole < 0 ? `− ${francs(-whole)}` : francs(whole)}</dd>
    </div>
  )
}

function densityOf(share: number): number {
  if (share >= 1) return 5
  return share > 0.8 ? 4 : share > 0.6 ? 3 : share > 0.3 ? 2 : 1
}
