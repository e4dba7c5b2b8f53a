import { TimeField } from '#ui/forms/time-field.tsx'

import { settingsCardTexts } from '../../settings-cards.it.ts'
import type { SettingsForm } from '../use-settings-form.ts'
import { SettingsCard } from './settings-card.tsx'
import { SwitchField, WideNumberField } from './typed-field.tsx'

import styles from './fields.module.css'

const { messages: texts } = settingsCardTexts

export function MessagesCard({ form }: { form: SettingsForm }) {
  const { quietFrom, quietTo } = form.getValues()
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
        <WideNumberField
          form={form}
          name="offerMinutes"
          label={texts.offerMinutes}
          description={texts.offerHint}
        />
        <SwitchField form={form} name="sendsReminders" label={texts.sendsReminders} />
        <WideNumberField form={form} name="reminderHours" label={texts.reminderHours} />
        <SwitchField form={form} name="sendsSms" label={texts.sendsSms} description={texts.sendsSmsHint} />
      </div>
    </SettingsCard>
  )
}
