import { IconShare2, IconSquareRoundedPlus } from '@tabler/icons-react'

import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { FootPrompt } from '#ui/prompts/foot-prompt.tsx'
import { usePromptTurn } from '#ui/prompts/prompt-turns.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import { pwaTexts } from './pwa.it.ts'
import { useInstallOffer } from './use-install-offer.ts'

import styles from './install-prompt.module.css'

const texts = pwaTexts.install

export function InstallPrompt() {
  const { name } = usePublicSettings()
  const { way, wants, accept, dismiss } = useInstallOffer()
  const isOurTurn = usePromptTurn('install', wants)
  if (!isOurTurn) return null
  return (
    <FootPrompt label={texts.title} isTall={way === 'ios'}>
      <p className="d4">{texts.title}</p>
      <p>{texts.lead(name)}</p>
      {way === 'ios' && (
        <ol className={styles['steps']} aria-label={texts.steps.label}>
          <li>
            <IconShare2 size={20} stroke={1.75} aria-hidden />
            {texts.steps.share}
          </li>
          <li>
            <IconSquareRoundedPlus size={20} stroke={1.75} aria-hidden />
            {texts.steps.add}
          </li>
        </ol>
      )}
      <div className="row">
        {way === 'standard' && (
          <button type="button" {...buttonLook()} onClick={accept}>
            {texts.now}
          </button>
        )}
        <button type="button" {...buttonLook('outline')} onClick={dismiss}>
          {way === 'ios' ? texts.understood : texts.later}
        </button>
      </div>
    </FootPrompt>
  )
}
