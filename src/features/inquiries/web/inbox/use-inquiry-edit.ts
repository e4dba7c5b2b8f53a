import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { toasts } from '#ui/feedback/toasts.ts'
import { useForm } from '#ui/forms/use-form.ts'
import { notesFailure, useNotes } from '#ui/forms/use-notes.ts'
import { createAttemptKey } from '#ui/http/attempt-key.ts'
import { call } from '#ui/http/call.ts'
import { messageOf, staffTimeout } from '#ui/http/http-client.ts'

import { inboxScreenTexts as texts } from '../../inbox-screens.it.ts'
import { inboxAnswerRequestSchema, type InboxDetail } from '../../inbox.contract.ts'
import { answerInboxInquiry, changeInboxInquiry } from '../../inbox.endpoints.ts'
import type { InquiryState } from '../../inquiries.rules.ts'
import { reloadLists, inquiryQuery } from './inbox-queries.ts'

const timeout = staffTimeout

export function useInquiryEdit(request: InboxDetail) {
  const client = useQueryClient()
  const { _id: id, updatedAt } = request
  const { queryKey } = inquiryQuery(id)
  const [theirNotes, setTheirNotes] = useState('')
  const saving = useMutation({
    mutationFn: (body: { state?: InquiryState; notes?: string; updatedAt: string }) =>
      call(changeInboxInquiry, { params: { id }, body, timeout }),
    onSuccess: ({ message, data }, { notes }) => {
      // Cancels reads under way, whose answers would be older.
      void client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, data)
      if (notes !== undefined) {
        form.resetDirty({ notes: data.notes })
        setTheirNotes('')
      }
      toasts.success(message)
    },
    onError: (error, { state }) => {
      if (state === undefined) return
      toasts.error(messageOf(error, texts.edit.stateFailed))
      void client.invalidateQueries({ queryKey })
    },
    onSettled: () => reloadLists(client),
  })
  const { form, isChanged } = useNotes(request, (notes, version) =>
    saving.mutate({ notes, updatedAt: version }),
  )
  const isNotes = saving.variables?.notes !== undefined
  /** Reloads the request and keeps the typed notes, which may then overwrite it. */
  const reloading = useMutation({
    mutationFn: () => client.fetchQuery(inquiryQuery(id)),
    onSuccess: ({ notes }) => {
      form.resetDirty({ notes })
      setTheirNotes(notes === form.getValues().notes ? '' : notes)
      saving.reset()
    },
    onError: (error) => toasts.error(messageOf(error, texts.detail.loadFailed)),
  })
  return {
    form,
    isChanged,
    isSaving: saving.isPending && isNotes,
    isReloading: reloading.isPending,
    failure: saving.error && isNotes ? notesFailure(saving.error, texts.edit.saveFailed) : null,
    state: (saving.isPending ? saving.variables.state : undefined) ?? request.state,
    setState: (state: InquiryState) => {
      if (!saving.isPending && state !== request.state) saving.mutate({ state, updatedAt })
    },
    reload: () => reloading.mutate(),
    theirNotes,
    joinNotes: () => {
      form.setFieldValue('notes', `${theirNotes}\n${form.getValues().notes}`)
      setTheirNotes('')
    },
  }
}
export type InquiryEdit = ReturnType<typeof useInquiryEdit>

const blank = { text: '' }

export function useAnswer({ _id: id, email }: Pick<InboxDetail, '_id' | 'email'>) {
  const client = useQueryClient()
  const [attempt] = useState(() => createAttemptKey({ storedAs: `answer:${id}` }))
  const sending = useMutation({
    mutationFn: ({ text }: { text: string }) => {
      const body = { text, email: email ?? undefined }
      return call(answerInboxInquiry, { params: { id }, body, idempotencyKey: attempt.keyFor(body), timeout })
    },
    onSuccess: ({ message, data }) => {
      attempt.finish()
      client.setQueryData(inquiryQuery(id).queryKey, data)
      form.setValues(blank)
      form.resetDirty(blank)
      toasts.success(message)
    },
    onSettled: () => reloadLists(client),
  })
  const form = useForm({
    schema: inboxAnswerRequestSchema,
    initialValues: blank,
    error: sending.error,
    onSubmit: (body) => {
      if (!sending.isPending) sending.mutate(body)
    },
  })
  return {
    form,
    isSending: sending.isPending,
    failure: sending.error && messageOf(sending.error, texts.answer.failed),
  }
}
export type Answering = ReturnType<typeof useAnswer>
