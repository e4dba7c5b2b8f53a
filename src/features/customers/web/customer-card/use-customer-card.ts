import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import type { CustomerCard } from '#features/customers/customers.contract.ts'
import { customerTexts } from '#features/customers/customers.it.ts'
import { toasts } from '#ui/feedback/toasts.ts'
import { call } from '#ui/http/call.ts'
import { HttpError, messageOf, staffTimeout } from '#ui/http/http-client.ts'

import { saveCardOfAppointment, saveCardOfCustomer } from '../../customers.endpoints.ts'
import { type CardOwner, customerQuery } from './customer-query.ts'

/** @property seen the version that it was made from */
type Change = { notes?: string; barred?: boolean; seen: string | null }

/**
 * Edits of a customer's card. Notes that are being written are kept when saving fails, and never overwritten by what
 * is read again; a card that somebody else has changed since the writing began is not saved over.
 */
export function useCustomerCard(owner: CardOwner, card: CustomerCard) {
  const client = useQueryClient()
  const { queryKey } = customerQuery(owner)
  const [draft, setDraft] = useState<{ notes: string; seen: string | null } | null>(null)
  const [failure, setFailure] = useState<{ message: string; isConflict: boolean } | null>(null)

  const saving = useMutation({
    mutationFn: async ({ seen, ...change }: Change) => {
      const body = { notes: card.notes, ...change, updatedAt: seen }
      const options = { body, timeout: staffTimeout }
      const answer =
        'customerId' in owner
          ? await call(saveCardOfCustomer, { params: { id: owner.customerId }, ...options })
          : await call(saveCardOfAppointment, { params: { id: owner.appointmentId }, ...options })
      return answer.data
    },
    onSuccess: (saved, { notes, barred, seen }) => {
      client.setQueryData(queryKey, saved)
      setFailure(null)
      setDraft((before) => {
        if (notes !== undefined || before === null) return null
        return before.seen === seen ? { ...before, seen: saved.updatedAt } : before
      })
      toasts.success(
        barred === undefined ? customerTexts.saved : barred ? customerTexts.barred : customerTexts.unbarred,
      )
    },
    onError: (error) => {
      const message = messageOf(error, customerTexts.saveFailed)
      setFailure({ message, isConflict: error instanceof HttpError && error.status === 409 })
      toasts.error(message)
    },
  })

  const notes = draft?.notes ?? card.notes
  return {
    notes,
    isChanged: notes !== card.notes,
    write: (text: string) =>
      setDraft((before) => ({ notes: text, seen: before ? before.seen : card.updatedAt })),
    failure,
    isSaving: saving.isPending,
    saveNotes: () => saving.mutate({ notes: notes.trim(), seen: draft ? draft.seen : card.updatedAt }),
    barred: (saving.isPending ? saving.variables.barred : undefined) ?? card.barred,
    setBarred: (barred: boolean) => {
      if (!saving.isPending) saving.mutate({ barred, seen: card.updatedAt })
    },
    /** The card as it is now; what is being written stays. */
    reload: async () => {
      setFailure(null)
      await client.invalidateQueries({ queryKey })
      const seen = client.getQueryData(queryKey)?.updatedAt ?? null
      setDraft((before) => before && { ...before, seen })
    },
  }
}
