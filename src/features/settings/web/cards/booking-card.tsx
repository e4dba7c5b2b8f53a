import { Switch } from '#ui/forms/switch.tsx'

import { settingsScreenTexts } from '../../settings-screens.it.ts'
import type { SettingsForm } from '../use-settings-form.ts'
import { SettingsCard } from './settings-card.tsx'
import { NumberField } from './typed-field.tsx'

import styles from './fields.module.css'

const { booking: texts } = settingsScreenTexts

export function BookingCard({ form }: { form: SettingsForm }) {
  const { autoConfirm, blocksGuestsAtLimit } = form.getValues()
  return (
    <SettingsCard title={texts.title}>
      <div className={styles['fields']}>
        <div className={styles['number']}>
          <NumberField
            form={form}
            name="bookingWindowDays"
            label={texts.bookingWindowDays}
            description={texts.bookingWindowHint}
          />
        </div>
        <NumberField form={form} name="maxFuturePerClient" label={texts.maxFuturePerClient} />
        <NumberField
          form={form}
          name="maxFuturePerGuest"
          label={texts.maxFuturePerGuest}
          description={texts.guestHint}
        />
        <div className={styles['switch']}>
          <Switch
            checked={autoConfirm}
            description={texts.autoConfirmHint}
            onChange={(isOn) => form.change('autoConfirm', isOn)}
          >
            {texts.autoConfirm}
          </Switch>
        </div>
        <div className={styles['switch']}>
          <Switch
            checked={blocksGuestsAtLimit}
            description={texts.blocksGuestsHint}
            onChange={(isOn) => form.change('blocksGuestsAtLimit', isOn)}
          >
            {texts.blocksGuestsAtLimit}
          </Switch>
        </div>
      </div>
    </SettingsCard>
  )
}
