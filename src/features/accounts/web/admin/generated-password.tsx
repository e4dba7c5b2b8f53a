import '@mantine/core/styles/Input.layer.css'
import { TextInput, type TextInputProps } from '@mantine/core'
import { IconCopy, IconRefresh } from '@tabler/icons-react'

import { IconButton } from '#ui/buttons/icon-button.tsx'
import { toasts } from '#ui/feedback/toasts.ts'

import { generatePassword } from '../../generate-password.rules.ts'
import { usersTexts } from '../../users-screens.it.ts'

import styles from './generated-password.module.css'

const texts = usersTexts.generated

type Props = TextInputProps & {
  inputKey: string
  getPassword: () => string
  onAgain: (password: string) => void
}

export function GeneratedPassword({ inputKey, getPassword, onAgain, ...input }: Props) {
  const copy = () => {
    navigator.clipboard.writeText(getPassword()).then(
      () => toasts.success(texts.copied),
      () => toasts.error(texts.notCopied),
    )
  }
  return (
    <div className={styles['row']}>
      <TextInput
        key={inputKey}
        {...input}
        size="sm"
        autoComplete="off"
        spellCheck={false}
        classNames={{ input: styles['input'] ?? '' }}
      />
      <IconButton icon={IconCopy} label={texts.copy} onClick={copy} />
      <IconButton icon={IconRefresh} label={texts.again} onClick={() => onAgain(generatePassword())} />
    </div>
  )
}
