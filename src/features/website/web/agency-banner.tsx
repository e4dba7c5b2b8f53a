import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'

import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { pages } from '#shared/pages.ts'
import { safeStorage } from '#ui/browser/safe-storage.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { FootPrompt } from '#ui/prompts/foot-prompt.tsx'
import { usePromptTurn } from '#ui/prompts/prompt-turns.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import { agencyTexts as texts } from '../agency.it.ts'
import { closedKey } from './closed-key.ts'

import styles from './agency-banner.module.css'

export default function AgencyBanner({ onClose }: { onClose: () => void }) {
  const isTurn = usePromptTurn('agency', true)
  const { agency } = usePublicSettings().links
  const [isOpen, setOpen] = useState(true)
  if (!isTurn) return null
  const close = () => {
    safeStorage.write(closedKey, String(Date.now()))
    onClose()
  }
  return (
    <FootPrompt label={texts.label} className={styles[isOpen ? 'open' : 'collapsed'] ?? ''} isTall={!isOpen}>
      <div className={styles['head']}>
        <p className={styles['title']}>{texts.title}</p>
        <IconButton
          icon={isOpen ? IconChevronDown : IconChevronUp}
          label={isOpen ? texts.collapse : texts.expand}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
        <IconButton icon={IconX} label={texts.close} onClick={close} />
      </div>
      {isOpen && (
        <>
          <p>{texts.text}</p>
          <div className="row">
            <Link to={pages.marketing.path} {...buttonLook('filled', 'sm')}>
              {texts.system}
            </Link>
            {agency && (
              <a href={agency} target="_blank" rel="noreferrer" {...buttonLook('outline', 'sm')}>
                {texts.agency}
                <span className="vh">{texts.newTab}</span>
              </a>
            )}
          </div>
        </>
      )}
    </FootPrompt>
  )
}
