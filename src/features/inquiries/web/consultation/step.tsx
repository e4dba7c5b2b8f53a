import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { isDay } from '#shared/calendar-time.ts'
import { hasWrongLength, isPhone, maxPhoneLength } from '#shared/phone.ts'
import { useHeadingFocus } from '#ui/browser/use-heading-focus.ts'
import { PlainField } from '#ui/forms/plain-field.tsx'

import { consultationTexts as texts } from '../../consultation.it.ts'
import { consultationTimes, isOutsideHours, isOver } from '../../consultation.rules.ts'
import { consultationServices } from '../../inquiries.rules.ts'
import { Choice } from './choice.tsx'
import { DetailsStep } from './details-step.tsx'
import type { Consultation } from './use-consultation.ts'
import { timeName } from './when.ts'

import styles from './consultation.module.css'

type Props = { consultation: Consultation }

export function Step({ consultation }: Props) {
  const { step } = consultation
  const heading = useHeadingFocus(String(step))
  return (
    <div className={styles['step']}>
      <h3 ref={heading} tabIndex={-1} className="d4">
        {texts.steps[step]}
      </h3>
      {step === 1 && <ServiceStep consultation={consultation} />}
      {step === 2 && <WhenStep consultation={consultation} />}
      {step === 3 && <ContactStep consultation={consultation} />}
      {step === 4 && <DetailsStep consultation={consultation} />}
    </div>
  )
}

function ServiceStep({ consultation: { draft, change } }: Props) {
  return (
    <Choice
      name="service"
      legend={texts.service}
      look="cards"
      isFirst
      options={consultationServices.map((value) => ({ value, label: texts.services[value] }))}
      chosen={draft.service ?? ''}
      onChoose={(service) => change({ service })}
    />
  )
}

function WhenStep({ consultation: { draft, change, now } }: Props) {
  const { openingHours } = usePublicSettings()
  const { day, time } = draft
  const options = consultationTimes.map((value) => ({
    value,
    label: timeName(value),
    isDisabled: day !== '' && isOver(day, value, now),
  }))
  const hint = hintFor(
    isDay(day) && day < now.day,
    options.every(({ isDisabled }) => isDisabled),
    isOutsideHours(day, '', openingHours),
    isOutsideHours(day, time, openingHours),
  )
  return (
    <>
      <PlainField
        label={texts.day}
        type="date"
        name="day"
        min={now.day}
        aria-required
        value={day}
        data-missing={day === '' || undefined}
        onChange={({ currentTarget }) => change({ day: currentTarget.value })}
      />
      <p role="status" className={`dim ${styles['hint']}`}>
        {hint}
      </p>
      <Choice
        name="time"
        legend={texts.time}
        look="times"
        options={options}
        chosen={time}
        onChoose={(chosen) => change({ time: chosen })}
      />
    </>
  )
}

function hintFor(
  isPast: boolean,
  noneLeft: boolean,
  isClosedDay: boolean,
  isOutside: boolean,
): string | null {
  if (isPast) return texts.dayOver
  if (noneLeft) return texts.noneLeft
  if (isClosedDay) return texts.closedDay
  return isOutside ? texts.outsideHours : null
}

function ContactStep({ consultation: { draft, change } }: Props) {
  const { name, phone } = draft
  return (
    <>
      <PlainField
        label={texts.name}
        name="name"
        aria-required
        autoComplete="name"
        maxLength={120}
        value={name}
        data-missing={name.trim() === '' || undefined}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <PlainField
        label={texts.phone}
        type="tel"
        name="phone"
        aria-required
        autoComplete="tel"
        maxLength={maxPhoneLength}
        value={phone}
        data-missing={!isPhone(phone) || hasWrongLength(phone) || undefined}
        onChange={({ currentTarget }) => change({ phone: phoneSigns(currentTarget.value) })}
      />
      <p className={`dim ${styles['hint']}`}>{texts.contactHint}</p>
    </>
  )
}

/** Removes letters: the server would refuse such a number without a message. */
function phoneSigns(typed: string): string {
  return typed.replace(/[^\d\s+()./-]/g, '').replace(/^[^+\d]+/, '')
}
