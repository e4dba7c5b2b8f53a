import { IconCheck, IconX } from '@tabler/icons-react'

import { chooserTexts as texts } from '../../plans-screens.it.ts'
import type { Plan } from '../../plans.contract.ts'

import styles from './plan-features.module.css'

const most = 6

export function PlanFeatures({ features }: Pick<Plan, 'features'>) {
  return (
    <ul className={styles['features']}>
      {features.slice(0, most).map(({ name, description, included }) => {
        const Mark = included ? IconCheck : IconX
        return (
          <li key={name} className={styles['feature']} data-included={included}>
            <Mark size={18} stroke={1.75} aria-hidden />
            <span>
              <span className="vh">{`${included ? texts.included : texts.notIncluded} `}</span>
              <span className={styles['name']}>{name}</span>
              {description && <small className={styles['description']}>{description}</small>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
