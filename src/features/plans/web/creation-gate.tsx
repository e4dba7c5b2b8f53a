import { IconLock } from '@tabler/icons-react'
import { Link } from 'react-router'

import { pages } from '#shared/pages.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { focusWhenShown } from '#ui/forms/focus.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import { checkTexts } from '../plans-checks.it.ts'
import { gatesTexts as texts } from '../plans-gates.it.ts'
import { LimitReached } from './limit-reached.tsx'
import type { CreationGate as Gate } from './use-creation-gate.ts'

import styles from './creation-gate.module.css'

type Props = {
  gate: Gate
  level: 'h2' | 'h3'
  takesFocus?: boolean
}

export default function CreationGate({ gate, level: Heading, takesFocus = false }: Props) {
  const { state, reload } = gate
  const title = { ref: takesFocus ? focusWhenShown : null, tabIndex: -1, className: 'd4' }
  if (state.kind === 'no-plan')
    return (
      <div className={styles['gate']}>
        <IconLock size={28} stroke={1.75} aria-hidden className={styles['icon']} />
        <Heading {...title}>{texts.required.title}</Heading>
        {state.message && <p>{state.message}</p>}
        <p className="dim">{texts.required.keeps}</p>
        <Link to={pages.subscription.path} {...buttonLook()}>
          {texts.choose}
        </Link>
      </div>
    )
  if (state.kind === 'used-up')
    return (
      <div className={styles['gate']}>
        <Heading {...title}>{texts.limit.title}</Heading>
        <LimitReached limits={state.limits} isReloading={gate.isReloading} onReload={() => reload()} />
      </div>
    )
  if (state.kind === 'access-failed' || state.kind === 'limits-failed')
    return (
      <div className={styles['failed']}>
        <Notice
          kind="error"
          message={state.kind === 'access-failed' ? checkTexts.accessFailed : checkTexts.limitsFailed}
          onRetry={() => reload()}
        />
      </div>
    )
  return null
}
