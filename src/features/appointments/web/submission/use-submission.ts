import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { reloadCatalog, reloadAvailability } from '#features/availability/web/public.ts'
import { activeServicesQuery } from '#features/catalog/web/public.ts'
import { createAttemptKey } from '#ui/http/attempt-key.ts'

import { type Refusal, refusalOf } from './refusal.ts'

type Options<Body, Answer> = {
  send: (body: Body, key: string) => Promise<Answer>
  /** The sentence for an error that brought none. */
  fallback: string
  onDone: (answer: Answer, body: Body) => void
  onRefused: (refusal: Exclude<Refusal, { kind: 'price-changed' }>) => void
}

/** CHF */
export type PriceChange = { before: number; now: number }

/**
 * Sends a booking or a move. A retry repeats the attempt's key, a lost race reloads what can be
 * picked, and a changed price waits for the person to accept it before the same is sent again.
 */
export function useSubmission<Body extends { price?: number | undefined }, Answer>(
  options: Options<Body, Answer>,
) {
  const { send, fallback, onDone, onRefused } = options
  const client = useQueryClient()
  const [attempt] = useState(() => createAttemptKey())
  const [repriced, setRepriced] = useState<{ body: Body; now: number } | null>(null)

  const { mutate, isPending } = useMutation({
    mutationFn: (body: Body) => send(body, attempt.keyFor(body)),
    onSuccess: (answer, body) => {
      attempt.finish()
      void reloadAvailability(client)
      onDone(answer, body)
    },
    onError: (error, body) => {
      const refusal = refusalOf(error, fallback)
      if (refusal.kind === 'price-changed') {
        void client.invalidateQueries({ queryKey: activeServicesQuery().queryKey })
        setRepriced({ body, now: refusal.price })
        return
      }
      if (refusal.kind === 'choice-gone') {
        void reloadCatalog(client)
        void reloadAvailability(client)
      }
      onRefused(refusal)
    },
  })

  return {
    submit: (body: Body) => {
      if (!isPending) mutate(body)
    },
    isSending: isPending,
    priceChange: repriced && ({ before: repriced.body.price ?? 0, now: repriced.now } satisfies PriceChange),
    acceptPrice: () => {
      if (!repriced) return
      setRepriced(null)
      mutate({ ...repriced.body, price: repriced.now })
    },
    declinePrice: () => setRepriced(null),
  }
}
