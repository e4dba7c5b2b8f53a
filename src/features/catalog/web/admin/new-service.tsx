import { useState } from 'react'

import { ServiceForm } from './service-form.tsx'
import { useCreateService } from './services-queries.ts'

/** Empty again after each success; what was typed stays when it fails. */
export function NewService({ onClose }: { onClose: () => void }) {
  const create = useCreateService()
  const [round, setRound] = useState(0)
  return (
    <ServiceForm
      key={round}
      saving={create}
      onClose={onClose}
      onSend={(values) =>
        create.mutate({ ...values, isActive: true }, { onSuccess: () => setRound(round + 1) })
      }
    />
  )
}
