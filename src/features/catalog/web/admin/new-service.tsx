import { useState } from 'react'

import { toasts } from '#ui/feedback/toasts.ts'

import { servicesTexts as texts } from '../../catalog-screens.it.ts'
import { ServiceForm } from './service-form.tsx'
import { useCreateService } from './services-queries.ts'

/** Empty again after each success; what was typed stays when it fails. */
export function NewService({ onClose }: { onClose: () => void }) {
  const create = useCreateService()
  const [round, setRound] = useState(0)
  return (
    <ServiceForm
      key={round}
      title={texts.addTitle}
      submit={{ label: texts.create, busyLabel: texts.creating }}
      failed={texts.createFailed}
      error={create.error}
      busy={create.isPending}
      closeLabel={texts.close}
      onClose={onClose}
      onSend={(values) =>
        create.mutate(
          { ...values, isActive: true },
          {
            onSuccess: () => {
              toasts.success(texts.created)
              setRound(round + 1)
            },
          },
        )
      }
    />
  )
}
