import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'

import { pages } from '#shared/pages.ts'
import { FootPrompt } from '#ui/prompts/foot-prompt.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { consentTexts as texts } from '../consent.it.ts'
import { allAccepted, allRefused, categories, type Category, type Choice } from '../consent.rules.ts'
import { currentConsent, keepConsent } from './consent-memory.ts'
import { closeCookieSettings } from './consent-opening.ts'

import styles from './cookie-prompt.module.css'

type Props = {
  /** Whether the visitor opened the banner; then it takes the focus. When it opens by itself, it leaves the focus alone. */
  isRequested: boolean
}

/** D-COOK-01. */
export default function CookiePrompt({ isRequested }: Props) {
  const [choice, setChoice] = useState<Choice>(() => currentConsent() ?? allRefused)
  const [isDetailed, setDetailed] = useState(isRequested)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isRequested) return
    const opener = document.activeElement
    heading.current?.focus()
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && closeCookieSettings()
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [isRequested])

  return (
    <FootPrompt label={texts.label} isTall={isDetailed}>
      <h2 ref={heading} tabIndex={-1} className={`d4 ${styles['title']}`}>
        {texts.title}
      </h2>
      <p>
        {texts.lead}
        <Link to={pages.privacyPolicy.path} className={styles['policy']}>
          {texts.policy}
        </Link>
      </p>
      {isDetailed && (
        <fieldset className={styles['categories']}>
          <legend className="vh">{texts.categories}</legend>
          <Row name="necessary" isOn isFixed />
          {categories.map((category) => (
            <Row
              key={category}
              name={category}
              isOn={choice[category]}
              onChange={(isOn) => setChoice((before) => ({ ...before, [category]: isOn }))}
            />
          ))}
        </fieldset>
      )}
      <div className={styles['answers']}>
        <button type="button" {...buttonLook('outline')} onClick={() => keepConsent(allAccepted)}>
          {texts.acceptAll}
        </button>
        <button type="button" {...buttonLook('outline')} onClick={() => keepConsent(allRefused)}>
          {texts.refuse}
        </button>
        <button
          type="button"
          {...buttonLook('outline')}
          aria-expanded={isDetailed}
          onClick={() => (isDetailed ? keepConsent(choice) : setDetailed(true))}
        >
          {isDetailed ? texts.save : texts.customise}
        </button>
      </div>
    </FootPrompt>
  )
}

type RowProps = {
  name: Category | 'necessary'
  isOn: boolean
  isFixed?: boolean
  onChange?: (isOn: boolean) => void
}

function Row({ name, isOn, isFixed = false, onChange }: RowProps) {
  return (
    <label className={styles['row']}>
      <input
        type="checkbox"
        className="check"
        checked={isOn}
        disabled={isFixed}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
      <span>
        <strong>{texts[name].name}</strong>
        {isFixed && <span>{` (${texts.necessary.always})`}</span>}
        <small>{texts[name].what}</small>
      </span>
    </label>
  )
}
