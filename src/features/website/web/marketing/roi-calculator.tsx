import { PlainSelect } from '#ui/forms/plain-field.tsx'

import { marketingTexts } from '../../marketing.it.ts'
import { francs } from '../../marketing.it.ts'
import type { RoiField } from '../../roi.rules.ts'
import { Panel } from './parts/panel.tsx'
import { RoiFieldInput } from './roi-field-input.tsx'
import { RoiOutcome } from './roi-outcome.tsx'
import { useRoi } from './use-roi.ts'

import styles from './roi-calculator.module.css'

const { roi: texts } = marketingTexts

const salon: readonly RoiField[] = [
  'appointmentsPerWeek',
  'averagePrice',
  'missedPercent',
  'phoneHoursPerWeek',
  'hourValue',
]
const guesses: readonly RoiField[] = ['savedPercent', 'onlinePercent']

export function RoiCalculator() {
  const { typed, plans, planName, choosePlan, type, isWrong, result } = useRoi()
  const input = (name: RoiField) => (
    <RoiFieldInput
      key={name}
      name={name}
      value={typed[name]}
      isWrong={isWrong(name)}
      onChange={(text) => type(name, text)}
    />
  )
  return (
    <Panel title={texts.title} lead={texts.lead}>
      <div className={styles['columns']}>
        <div className={styles['inputs']}>
          <fieldset>
            <legend>{texts.yourSalon}</legend>
            {salon.map(input)}
          </fieldset>
          <fieldset>
            <legend>{texts.yourGuess}</legend>
            {guesses.map(input)}
            <div className={styles['plan']}>
              <PlainSelect
                label={texts.plan}
                value={planName}
                onChange={(event) => choosePlan(event.currentTarget.value)}
              >
                {plans.map(({ name, displayName, price }) => (
                  <option key={name} value={name}>
                    {texts.planOption(displayName, francs(price))}
                  </option>
                ))}
              </PlainSelect>
            </div>
          </fieldset>
        </div>
        <RoiOutcome result={result} />
      </div>
      <details className={styles['assumptions']}>
        <summary>{texts.assumptions}</summary>
        <ul>
          {texts.assumptionList.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </Panel>
  )
}
