import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { usePassingNotice } from '#ui/feedback/passing-notice.tsx'
import { messageOf } from '#ui/http/http-client.ts'

import { barberPanelTexts } from '../../barbers-panel.it.ts'
import type { Barber } from '../../staff.contract.ts'
import { barberCalls } from '../queries/barber-calls.ts'
import { useEditedCopy } from '../schedule/use-edited-copy.ts'

const { services: texts } = barberPanelTexts
const noticeTime = 3_000

/** What a barber offers, until it is saved. */
export function useServicesForm(barber: Barber) {
  const queries = useQueryClient()
  // Sorted, so that switching off and on again is no change.
  const copy = useEditedCopy(barber.services.toSorted(), barber.updatedAt)
  const [fault, setFault] = useState<string | null>(null)
  const { notice, tell } = usePassingNotice(noticeTime)
  const saving = useMutation({
    mutationFn: () =>
      barberCalls.services(barber._id, copy.value, { updatedAt: copy.version, keepAppointments: false }),
    onSuccess: async () => {
      void barberCalls.announce(barber._id)
      await queries.invalidateQueries({ queryKey: ['barbers'] })
      copy.discard()
      tell('success', texts.saved)
    },
  })
  return {
    chosen: copy.value,
    isChanged: copy.isChanged,
    isSaving: saving.isPending,
    notice,
    fault,
    failure: saving.error && messageOf(saving.error, texts.failed),
    toggle: (name: string) => {
      setFault(null)
      const others = copy.value.filter((other) => other !== name)
      copy.change(others.length < copy.value.length ? others : [...others, name].toSorted())
    },
    discard: () => {
      copy.discard()
      setFault(null)
      saving.reset()
    },
    save: () => {
      if (copy.value.length === 0) setFault(texts.none)
      else saving.mutate()
    },
  }
}
