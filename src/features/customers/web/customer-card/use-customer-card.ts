import { useMutation, useQueryClient } from '@tanstack/react-query'

import { toasts } from '#ui/feedback/toasts.ts'
import { notesFailure, useNotes } from '#ui/forms/use-notes.ts'
import { call } from '#ui/http/call.ts'
import { messageOf, staffTimeout } from '#ui/http/http-client.ts'

import type { CustomerCard } from '../../customers.contract.ts'
import { customerTexts } from '../../customers.it.ts'
import { cardCalls, type CardOwner, customerQuery } from './customer-query.ts'

/** @property seen version that the edit is based on */
type Change = { notes?: string; barred?: boolean; seen: string | null }

export function useCustomerCard(owner: CardOwner, card: CustomerCard) {
  const client = useQueryClient()
  const { queryKey } = customerQuery(owner)
  const saving = useMutation({
    mutationFn: async ({ seen, ...change }: Change) => {
      const body = { notes: card.notes, ...change, updatedAt: seen }
      const { save, params } = cardCalls(owner)
      return (await call(save, { params, body, timeout: staffTimeout })).data
    },
    onSuccess: (answer, { notes, barred }) => {
      client.setQueryData(queryKey, answer)
      if (notes !== undefined) form.resetDirty()
      toasts.success(
        barred === undefined ? customerTexts.saved : barred ? customerTexts.barred : customerTexts.unbarred,
      )
    },
    onError: (error) => toasts.error(messageOf(error, customerTexts.saveFailed)),
  })
  const { form, isChanged } = useNotes(card, (notes, seen) => saving.mutate({ notes, seen }))

  return {
    form,
    isChanged,
    failure: saving.error && notesFailure(saving.error, customerTexts.saveFailed),
    isSaving: saving.isPending,
    barred: (saving.isPending ? saving.variables.barred : undefined) ?? card.barred,
    setBarred: (barred: boolean) => {
      if (!saving.isPending) saving.mutate({ barred, seen: card.updatedAt })
    },
    /** Reloads the card and keeps the typed notes, which may then overwrite it. */
    reload: async () => {
      await client.invalidateQueries({ queryKey })
      const notes = client.getQueryData(queryKey)?.notes
      if (notes !== undefined) form.resetDirty({ notes })
      saving.reset()
    },
  }
}
