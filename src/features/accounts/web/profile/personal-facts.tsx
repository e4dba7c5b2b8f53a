import { IconPencil } from '@tabler/icons-react'

import { readablePhone } from '#shared/phone.ts'
import { ButtonWithIcon } from '#ui/buttons/button-with-icon.tsx'

import type { User } from '../../accounts.contract.ts'
import { profileScreenTexts } from '../../profile-screens.it.ts'

import styles from './profile.module.css'

const { personal: texts } = profileScreenTexts
const names = ['firstName', 'lastName', 'email', 'phone'] as const

type Props = { user: User; takesFocus: boolean; onEdit: () => void }

export function PersonalFacts({ user, takesFocus, onEdit }: Props) {
  const facts = { ...user, phone: readablePhone(user.phone) }
  return (
    <>
      <dl className={styles['facts']}>
        {names.map((name) => (
          <div key={name}>
            <dt>{texts[name]}</dt>
            <dd>{facts[name] || texts.noPhone}</dd>
          </div>
        ))}
      </dl>
      <div className={styles['actions']}>
        <ButtonWithIcon icon={IconPencil} autoFocus={takesFocus} onClick={onEdit}>
          {texts.edit}
        </ButtonWithIcon>
      </div>
    </>
  )
}
