import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

import { FootPrompt } from '#ui/prompts/foot-prompt.tsx'
import { usePromptTurn } from '#ui/prompts/prompt-turns.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import { isBusyPlace } from './install.rules.ts'
import { pwaTexts } from './pwa.it.ts'
import { applyUpdate, runWorker } from './worker.ts'

const texts = pwaTexts.update

export function UpdatePrompt() {
  const { pathname, search } = useLocation()
  const [state, setState] = useState<'none' | 'waiting' | 'applying' | 'later'>('none')
  useEffect(() => runWorker(() => setState('waiting')), [])
  const isOpen = state === 'waiting' || state === 'applying'
  const isOurTurn = usePromptTurn('update', isOpen && !isBusyPlace(pathname, search))
  if (!isOurTurn) return null
  const apply = () => {
    setState('applying')
    applyUpdate()
  }
  return (
    <FootPrompt label={texts.title}>
      <p className="d4">{texts.title}</p>
      <p>{texts.lead}</p>
      <div className="row">
        <button type="button" {...buttonLook()} disabled={state === 'applying'} onClick={apply}>
          {state === 'applying' ? texts.busy : texts.now}
        </button>
        <button type="button" {...buttonLook('outline')} onClick={() => setState('later')}>
          {texts.later}
        </button>
      </div>
    </FootPrompt>
  )
}
