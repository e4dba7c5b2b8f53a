import { useQueryClient } from '@tanstack/react-query'

import { useSession } from '#features/accounts/web/session-store.ts'
import { appointmentsTexts } from '#features/appointments/appointments.it.ts'
import { choiceBody } from '#features/appointments/web/appointment-calls.ts'
import { reloadStaff } from '#features/appointments/web/staff-key.ts'
import { useSubmission } from '#features/appointments/web/use-submission.ts'
import { anyBarber } from '#features/availability/availability.rules.ts'
import { fullName } from '#features/availability/web/barber-names.ts'
import { type Catalog, chosenService, completeChoice } from '#features/availability/web/choice.ts'
import { refreshUsage } from '#features/plans/web/usage-refresh.ts'
import { toasts } from '#ui/feedback/toasts.ts'
import { call } from '#ui/http/call.ts'
import { staffTimeout } from '#ui/http/http-client.ts'

import type { PhoneBookingRequest } from '../../calendar.contract.ts'
import * as endpoints from '../../calendar.endpoints.ts'
import { phoneBookingTexts } from '../../phone-booking.it.ts'
import { emptyPhoneDraft, phoneAttempt, type PhoneDraft, phoneDraft } from './phone-draft.ts'

const { allRequired, invalidService } = appointmentsTexts.validation

export function usePhoneBooking(catalog: Catalog | null, onBooked: () => void) {
  const client = useQueryClient()
  const accountId = useSession().user?._id ?? null
  const stored = phoneDraft.useDraft()
  const draft = stored.accountId === accountId ? stored : emptyPhoneDraft

  const write = (change: Partial<PhoneDraft>) => phoneDraft.write({ ...draft, ...change, accountId })
  const submission = useSubmission({
    send: bookByPhone,
    attempt: phoneAttempt,
    fallback: phoneBookingTexts.failed,
    onDone: ({ barber }, { clientNickname, barberId }) => {
      const booked = phoneBookingTexts.booked(clientNickname)
      // The staff tells the caller which barber it will be.
      const whom = barberId === anyBarber ? ` ${phoneBookingTexts.withBarber(fullName(barber))}` : ''
      toasts.success(`${booked}${whom}`)
      phoneDraft.clear()
      void reloadStaff(client)
      refreshUsage(client, { isForced: true })
      onBooked()
    },
    onChoiceGone: () => write({ choice: { ...draft.choice, time: null } }),
  })

  return {
    ...submission,
    draft,
    change: (change: Partial<PhoneDraft>) => {
      submission.forget()
      write(change)
    },
    book: () => {
      if (!catalog) return
      const chosen = completeChoice(draft.choice, catalog)
      const nickname = draft.nickname.trim()
      const isUnknown = draft.choice.serviceId !== null && !chosenService(draft.choice, catalog)
      if (!chosen || nickname === '') return submission.refuse(isUnknown ? invalidService : allRequired)
      submission.submit({
        ...choiceBody(chosen),
        clientNickname: nickname,
        clientPhone: draft.phone.trim() || null,
        customerId: draft.customerId,
      })
    },
  }
}

export function beginPhoneBooking(
  accountId: string | null,
  free: { barberId: string; day: string; time: string },
): void {
  const { barberId, day, time } = free
  const stored = phoneDraft.read()
  const draft = stored.accountId === accountId ? stored : emptyPhoneDraft
  const isSameBarber = draft.choice.barberId === barberId
  const serviceId = isSameBarber ? draft.choice.serviceId : null
  phoneDraft.write({ ...draft, choice: { barberId, serviceId, day, time }, accountId })
}

export function lookAtDay(
  accountId: string | null,
  shown: { barberId: string | null; day: string | null },
): void {
  const stored = phoneDraft.read()
  const draft = stored.accountId === accountId ? stored : emptyPhoneDraft
  if (draft.choice.time !== null) return
  const barberId = draft.choice.barberId ?? shown.barberId
  phoneDraft.write({ ...draft, choice: { ...draft.choice, barberId, day: shown.day }, accountId })
}

async function bookByPhone(body: PhoneBookingRequest, idempotencyKey: string) {
  return await call(endpoints.bookByPhone, { body, idempotencyKey, timeout: staffTimeout })
}
