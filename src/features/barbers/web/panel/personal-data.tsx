import { IconPencil } from '@tabler/icons-react'

import { readablePhone } from '#shared/phone.ts'
import { ButtonWithIcon } from '#ui/buttons/button-with-icon.tsx'
import { useRowEditing } from '#ui/screens/use-row-editing.ts'

import { barberPanelTexts } from '../../barbers-panel.it.ts'
import type { Barber } from '../../barbers.contract.ts'
import { BarberImage } from '../components/barber-image.tsx'
import { StaffHead } from '../components/staff-head.tsx'
import { useBarberImage } from '../components/use-barber-image.tsx'
import { PersonalForm } from './personal-form.tsx'

import styles from './profile-tab.module.css'

const { profile: texts } = barberPanelTexts

export function PersonalData({ barber }: { barber: Barber }) {
  const { isEditing, edit, close, takesFocus } = useRowEditing()
  const image = useBarberImage(barber)
  return (
    <section className={styles['box']} aria-labelledby="dati-personali">
      <StaffHead level="h3" id="dati-personali" title={texts.personal}>
        {!isEditing && (
          <ButtonWithIcon icon={IconPencil} variant="outline" size="sm" autoFocus={takesFocus} onClick={edit}>
            {texts.edit}
          </ButtonWithIcon>
        )}
      </StaffHead>
      <BarberImage barber={barber} image={image} />
      {isEditing ? <PersonalForm barber={barber} onClose={close} /> : <Facts barber={barber} />}
      {image.editor.dialog}
    </section>
  )
}

function Facts({ barber }: { barber: Barber }) {
  const names = ['firstName', 'lastName', 'email', 'phone', 'tagline', 'bio'] as const
  const facts = { ...barber, phone: readablePhone(barber.phone) }
  return (
    <dl className={styles['facts']}>
      {names.map((name) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{texts[name]}</dt>
          <dd>{facts[name] || texts.empty}</dd>
        </div>
      ))}
    </dl>
  )
}
