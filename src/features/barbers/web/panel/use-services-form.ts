import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'

import { useForm } from '#ui/forms/use-form.ts'
import { useSavedForm } from '#ui/forms/use-saved-form.ts'
import { messageOf } from '#ui/http/http-client.ts'

import { barberPanelTexts } from '../../barbers-panel.it.ts'
import type { Barber } from '../../barbers.contract.ts'
import { barberCalls } from '../barber-calls.ts'
import { useSaved } from './use-saved.ts'

const { services: texts } = barberPanelTexts

const servicesSchema = z.object({ services: z.array(z.string()).min(1, texts.none) })

export function useServicesForm(barber: Barber) {
  const finish = useSaved('services', texts.saved)
  // Sorted, so that toggling twice counts as no change.
  const saved = { services: barber.services.toSorted() }
  const [initialValues] = useState(saved)
  const saving = useMutation({
    mutationFn: ({ services, updatedAt }: { services: string[]; updatedAt: string }) =>
      barberCalls.services(barber._id, services, { updatedAt, keepAppointments: false }),
    onSuccess: async () => {
      void barberCalls.announce(barber._id)
      await finish(form)
    },
  })
  const form = useForm({
    schema: servicesSchema,
    initialValues,
    onSubmit: ({ services }) => saving.mutate({ services, updatedAt: copy.version }),
  })
  const copy = useSavedForm(form, saved, barber.updatedAt)
  const chosen = form.getValues().services
  return {
    props: form.props,
    chosen,
    isChanged: copy.isChanged,
    isSaving: saving.isPending,
    fault: form.errors['services'],
    failure: saving.error && messageOf(saving.error, texts.failed),
    toggle: (name: string) => {
      const others = chosen.filter((other) => other !== name)
      form.change('services', others.length < chosen.length ? others : [...chosen, name].toSorted())
    },
    discard: () => {
      copy.discard()
      saving.reset()
    },
  }
}
