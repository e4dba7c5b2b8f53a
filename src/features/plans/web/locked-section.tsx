import { Link } from 'react-router'

import { Illustration } from '#ui/display/illustration.tsx'
import { Plate } from '#ui/display/plate.tsx'
import { PanelScreen } from '#ui/screens/panel-screen.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { gatesTexts as texts } from '../plans-gates.it.ts'
import { planTexts } from '../plans-screens.it.ts'

import styles from './locked-section.module.css'

type Props = {
  title: string
  reason: string | null
  to: string
  isChosen: boolean
}

export default function LockedSection({ title, reason, to, isChosen }: Props) {
  return (
    <PanelScreen title={title}>
      <Plate hatched className={styles['plate'] ?? ''}>
        <Illustration name="poltrona" bare className={styles['chair'] ?? ''} />
        <p className={`d3 ${styles['text']}`}>{texts.locked}</p>
        {reason !== null && <p className={styles['text']}>{reason}</p>}
        <Link to={to} {...buttonLook()}>
          {isChosen ? planTexts.payNow : texts.choose}
        </Link>
      </Plate>
    </PanelScreen>
  )
}
