import { consultationTexts as texts } from '../../consultation.it.ts'
import { type ConsultationStep, consultationSteps } from '../../consultation.rules.ts'

import styles from './progress.module.css'

export function Progress({ step }: { step: ConsultationStep }) {
  return (
    <div
      role="progressbar"
      aria-label={texts.title}
      aria-valuemin={1}
      aria-valuemax={4}
      aria-valuenow={step}
      aria-valuetext={`${texts.progress(step)}: ${texts.steps[step]}`}
      className={styles['progress']}
    >
      {consultationSteps.map((each) => (
        <span key={each} data-state={stateOf(each, step)}>
          {texts.steps[each]}
        </span>
      ))}
    </div>
  )
}

function stateOf(each: number, step: number): 'done' | 'now' | 'next' {
  if (each === step) return 'now'
  return each < step ? 'done' : 'next'
}
