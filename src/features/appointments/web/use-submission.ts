import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'

import { reloadCatalog } from '#features/availability/web/catalog-queries.ts'
import { reloadAvailability } from '#features/availability/web/slot-queries.ts'
import { activeServicesQuery } from '#features/services/web/active-services-query.ts'
import { toasts } from '#ui/feedback/toasts.ts'
import type { FieldErrors } from '#ui/forms/field-errors.ts'
import { type AttemptKey, createAttemptKey, isUnanswered } from '#ui/http/attempt-key.ts'
import { HttpError } from '#ui/http/http-client.ts'

import { type Refusal, refusalOf } from './refusal.ts'
import { type NewTerms, type SentTerms, termsChange } from './terms-change.ts'

type Options<Body, Answer> = {
  send: (body: Body, key: string) => Promise<Answer>
  fallback: string
  onDone: (answer: Answer, body: Body) => void
  onChoiceGone: () => void
  /** Idempotency key of a saved draft; without it the key lives as long as the screen. */
  attempt?: AttemptKey
  unanswered?: (body: Body) => string
  /** @returns whether it has any of these fields */
  onFieldsRefused?: (errors: FieldErrors) => boolean
  messageOf?: (refusal: ShownRefusal) => string
  toastOf?: (refusal: ShownRefusal) => string
}

type ShownRefusal = Exclude<Refusal, { kind: 'terms-changed' }>
type Fault = ShownRefusal | { kind: 'incomplete'; message: string }

/**
 * Sends a booking or a move. A retry reuses the idempotency key, a lost race reloads the available slots, and a changed
 * price or duration waits for the person to accept it before the same is sent again. Each refusal appears as a toast
 * and stays in the page until the person changes something.
 */
export function useSubmission<Body extends SentTerms, Answer>(options: Options<Body, Answer>) {
  const { send, fallback, onDone, onChoiceGone, messageOf = ownMessage, toastOf = messageOf } = options
  const { unanswered, onFieldsRefused } = options
  const client = useQueryClient()
  const [ownAttempt] = useState(() => createAttemptKey())
  const attempt = options.attempt ?? ownAttempt
  const [renewed, setRenewed] = useState<{ body: Body; terms: NewTerms } | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const forget = useCallback(() => setFault(null), [])

  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Body) => send(body, attempt.keyFor(body)),
    onSuccess: (answer, body) => {
      attempt.finish()
      void reloadAvailability(client)
      onDone(answer, body)
    },
    onError: (error, body) => {
      attempt.fail(error)
      const refusal = refusalIn(error, body)
      if (refusal.kind === 'terms-changed') {
        void client.invalidateQueries({ queryKey: activeServicesQuery().queryKey })
        setRenewed({ body, terms: refusal.terms })
        return
      }
      toasts.error(toastOf(refusal))
      if (error instanceof HttpError && onFieldsRefused?.(error.body.errors ?? {})) return
      setFault({ ...refusal, message: messageOf(refusal) })
      if (refusal.kind !== 'choice-gone') return
      void reloadCatalog(client)
      void reloadAvailability(client)
      onChoiceGone()
    },
  })

  function refusalIn(failure: Error, body: Body): Refusal {
    return unanswered && isUnanswered(failure)
      ? { kind: 'unanswered', message: unanswered(body) }
      : refusalOf(failure, fallback)
  }

  return {
    submit: (body: Body) => {
      if (isPending) return
      setFault(null)
      mutate(body)
    },
    takenMessage: fault?.kind === 'choice-gone' ? fault.message : null,
    failure: fault === null || fault.kind === 'choice-gone' ? null : fault,
    refuse: (message: string) => setFault({ kind: 'incomplete', message }),
    forget,
    isSending: isPending,
    error,
    termsChange: renewed && termsChange(renewed.body, renewed.terms),
    acceptTerms: () => {
      if (!renewed) return
      setRenewed(null)
      mutate({ ...renewed.body, ...renewed.terms })
    },
    declineTerms: () => setRenewed(null),
  }
}

const ownMessage = ({ message }: ShownRefusal) => message
