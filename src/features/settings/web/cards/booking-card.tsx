import { settingsCardTexts } from '../../settings-cards.it.ts'
import type { SettingsForm } from '../use-settings-form.ts'
import { SettingsCard } from './settings-card.tsx'
import { NumberField, SwitchField, WideNumberField } from './typed-field.tsx'

import styles from './fields.module.css'

const { booking: texts } = settingsCardTexts

export function BookingCard({ form }: { form: SettingsForm }) {
  return (
    <SettingsCard title={texts.title}>
      <div className={styles['fields']}>
        <WideNumberField
          form={form}
          name="bookingWindowDays"
          label={texts.bookingWindowDays}
          description={texts.bookingWindowHint}
        />
        <NumberField form={form} name="maxFuturePerClient" label={texts.maxFuturePerClient} />
        <NumberField
          form={form}
          name="maxFuturePerGuest"
          label={texts.maxFuturePerGuest}
          description={texts.guestHint}
        />
        <SwitchField
          form={form}
          name="autoConfirm"
          label={texts.autoConfirm}
          description={texts.autoConfirmHint}
        />
        <SwitchField
          form={form}
          name="blocksGuestsAtLimit"
          label={texts.blocksGuestsAtLimit}
          description={texts.blocksGuestsHint}
        />
      </div>
    </SettingsCard>
  )
}
