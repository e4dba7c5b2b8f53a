import { Button } from '@mantine/core'
import { IconBan, IconHistory } from '@tabler/icons-react'
import { type RefCallback, useRef, useEffect, useState } from 'react'

import { type Catalog, type Choice, servicesOf } from '#features/availability/web/choice.ts'
import type { RecognisedCustomer as Recognised } from '#features/customers/customers.contract.ts'
import { recognisedTexts as texts } from '#features/customers/customers.it.ts'
import { useRecognised } from '#features/customers/web/customers-queries.ts'
import { digitsOf, readablePhone } from '#shared/phone.ts'
import { ButtonWithIcon } from '#ui/buttons/button-with-icon.tsx'
import { Chip } from '#ui/display/chip.tsx'

import { maxNicknameLength } from '../../calendar.contract.ts'
import type { PhoneDraft } from './phone-draft.ts'

import styles from './recognised-customer.module.css'

type Props = {
  draft: PhoneDraft
  catalog: Catalog | null
  onChange: (change: Partial<PhoneDraft>) => void
}

const pause = 300

export function RecognisedCustomer(props: Props) {
  const { draft, onChange } = props
  const search = useSettled(searchOf(draft), pause)
  const { data = [] } = useRecognised(search)
  const { takesFocus, replace } = useReplaced(onChange)
  const chosen = data.find(({ _id }) => _id === draft.customerId)
  if (chosen)
    return (
      <Chosen
        {...props}
        customer={chosen}
        takesFocus={takesFocus}
        onForget={() => replace({ customerId: null })}
      />
    )
  const found = search === '' ? [] : data
  return (
    <div className={styles['box']}>
      <p className="vh" role="status">
        {found.length > 0 ? texts.found(found.length) : ''}
      </p>
      {found.length > 0 && (
        <section aria-label={texts.title} className={styles['found']}>
          <h3 className="label">{texts.title}</h3>
          <ul ref={takesFocus}>
            {found.map((customer) => (
              <li key={customer._id}>
                <button
                  type="button"
                  className={styles['candidate']}
                  onClick={() => replace(takenFrom(customer, draft))}
                >
                  <b>{customer.name}</b>
                  <span className="dim">
                    {[customer.phone && readablePhone(customer.phone), lastVisitOf(customer)]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Moves the focus along when the chosen customer replaces the suggestions, or the other way round. */
function useReplaced(onChange: Props['onChange']) {
  const isReplaced = useRef(false)
  return {
    takesFocus: (box: HTMLElement | null) => {
      if (box === null || !isReplaced.current) return
      isReplaced.current = false
      box.querySelector('button')?.focus({ preventScroll: true })
    },
    replace: (change: Partial<PhoneDraft>) => {
      isReplaced.current = true
      onChange(change)
    },
  }
}

type ChosenProps = Props & {
  customer: Recognised
  takesFocus: RefCallback<HTMLElement>
  onForget: () => void
}

function Chosen({ customer, catalog, draft, onChange, takesFocus, onForget }: ChosenProps) {
  const again = catalog && sameAgain(customer, catalog, draft.choice)
  return (
    <section aria-label={texts.chosen(customer.name)} className={styles['chosen']}>
      <div className={styles['head']}>
        <b>{texts.chosen(customer.name)}</b>
        {customer.barred && (
          <Chip tone="no" icon={IconBan}>
            {texts.barred}
          </Chip>
        )}
      </div>
      {customer.otherNames.length > 0 && <p className="dim">{texts.otherNames(customer.otherNames)}</p>}
      {customer.notes !== '' && <p>{texts.note(customer.notesFor, customer.notes)}</p>}
      {customer.visits.length === 0 ? (
        <p className="dim">{texts.noVisit}</p>
      ) : (
        <ul className="dim">
          {customer.visits.map(({ date, service, barber }) => (
            <li key={date + service}>{texts.visit(service, barber, date)}</li>
          ))}
        </ul>
      )}
      <div className={styles['actions']} ref={takesFocus}>
        {again && (
          <ButtonWithIcon
            icon={IconHistory}
            size="sm"
            variant="outline"
            onClick={() => onChange({ choice: again })}
          >
            {texts.lastTime}
          </ButtonWithIcon>
        )}
        <Button size="sm" variant="subtle" onClick={onForget}>
          {texts.forget}
        </Button>
      </div>
    </section>
  )
}

/** Prefers the number, which is more precise than a name. */
function searchOf({ nickname, phone }: PhoneDraft): string {
  return digitsOf(phone).length > 2 ? phone.trim() : nickname.trim()
}

function takenFrom({ _id, name, phone }: Recognised, draft: PhoneDraft): Partial<PhoneDraft> {
  return { customerId: _id, nickname: name.slice(0, maxNicknameLength), phone: phone || draft.phone }
}

function lastVisitOf({ visits: [last] }: Recognised): string {
  return last ? texts.visit(last.service, last.barber, last.date) : texts.noVisit
}

function sameAgain({ visits: [last] }: Recognised, catalog: Catalog, choice: Choice): Choice | null {
  if (!last) return null
  const isOffered = servicesOf(last.barberId, catalog).some(({ _id }) => _id === last.serviceId)
  return isOffered ? { ...choice, barberId: last.barberId, serviceId: last.serviceId } : null
}

function useSettled(text: string, pause: number): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text, pause])
  return settled
}
