import { Switch } from '#ui/forms/switch.tsx'
import { TimeField } from '#ui/forms/time-field.tsx'

import { settingsScreenTexts } from '../../settings-screens.it.ts'
import type { SettingsForm } from '../use-settings-form.ts'
import { SettingsCard } from './settings-card.tsx'
import { NumberField } from './typed-field.tsx'

import styles from './fields.module.css'

const { messages: texts } = settingsScreenTexts

/** When the shop writes to people, and by which ways. */
export function MessagesCard({ form }: { form: SettingsForm }) {
  const { quietFrom, quietTo, sendsReminders, sendsSms } = form.getValues()
  return (
    <SettingsCard title={texts.title}>
      <div role="group" aria-label={texts.quiet} className={styles['group']}>
        <p className={styles['legend']}>{texts.quiet}</p>
        <div className={styles['fields']}>
          <TimeField
            label={texts.quietFrom}
            time={quietFrom}
            error={form.errors['quietFrom']}
            onChange={(time) => form.change('quietFrom', time)}
          />
          <TimeField
            label={texts.quietTo}
            time={quietTo}
            error={form.errors['quietTo']}
            onChange={(time) => form.change('quietTo', time)}
          />
        </div>
        <p className="dim">{texts.quietHint}</p>
      </div>
      <div className={styles['fields']}>
        <div className={styles['number']}>
          <NumberField
            form={form}
            name="offerMinutes"
            label={texts.offerMinutes}
            description={texts.offerHint}
          />
        </div>
        <div className={styles['switch']}>
          <Switch checked={sendsReminders} onChange={(isOn) => form.change('sendsReminders', isOn)}>
            {texts.sendsReminders}
          </Switch>
        </div>
        <div className={styles['number']}>
          <NumberField form={form} name="reminderHours" label={texts.reminderHours} />
        </div>
        <div className={styles['switch']}>
          <Switch
            checked={sendsSms}
            description={texts.sendsSmsHint}
            onChange={(isOn) => form.change('sendsSms', isOn)}
          >
            {texts.sendsSms}
          </Switch>
        </div>
      </div>
    </SettingsCard>
  )
}
