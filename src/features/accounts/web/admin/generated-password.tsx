import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import { IconCopy, IconRefresh } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'

import { toasts } from '#ui/feedback/toasts.ts'

import { generatePassword } from '../../generate-password.rules.ts'
import { usersTexts } from '../../users-screens.it.ts'

import styles from './generated-password.module.css'

const texts = usersTexts.generated

type Props = { label: string; name: string; error: ReactNode; required: boolean; withAsterisk: boolean }

/** A password that is made up at first and can be made up again, copied or typed over. */
export function GeneratedPassword(props: Props) {
  const [password, setPassword] = useState(() => generatePassword())
  const copy = () => {
    navigator.clipboard.writeText(password).then(
      () => toasts.success(texts.copied),
      () => toasts.error(texts.notCopied),
    )
  }
  return (
    <div className={styles['row']}>
      <TextInput
        {...props}
        size="sm"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
        classNames={{ input: styles['input'] ?? '' }}
      />
      <button type="button" className="icon-button" aria-label={texts.copy} onClick={copy}>
        <IconCopy size={18} stroke={1.75} aria-hidden />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={texts.again}
        onClick={() => setPassword(generatePassword())}
      >
        <IconRefresh size={18} stroke={1.75} aria-hidden />
      </button>
    </div>
  )
}
