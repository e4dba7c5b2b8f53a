import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { refreshUsage } from '#features/plans/web/usage-refresh.ts'
import { toasts } from '#ui/feedback/toasts.ts'
import { hasCode, messageOf } from '#ui/http/http-client.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

import { type AffectedDetails, affectedDetailsSchema } from '../../barber-changes.contract.ts'
import { barbersTabTexts } from '../../barbers-screens.it.ts'
import type { Barber } from '../../barbers.contract.ts'
import { barberCalls } from '../barber-calls.ts'
import { staffBarbersQuery } from '../barber-queries.ts'
import { BlockingAppointments } from './blocking-appointments.tsx'

const { remove: texts, toasts: done, errors } = barbersTabTexts

type Props = { barber: Barber; onClose: () => void }

export function DeleteBarberDialog({ barber, onClose }: Props) {
  const queries = useQueryClient()
  const [blocking, setBlocking] = useState<AffectedDetails | null>(null)
  const finish = async (message: string) => {
    toasts.success(message)
    refreshUsage(queries, { isForced: true })
    await queries.invalidateQueries({ queryKey: staffBarbersQuery.queryKey })
    onClose()
  }
  const removal = useMutation({
    mutationFn: () => barberCalls.remove(barber._id),
    onSuccess: () => finish(done.deleted),
    onError: (error) => setBlocking((before) => blockingDetailsOf(error) ?? before),
  })
  const deactivation = useMutation({
    mutationFn: () =>
      barberCalls.profile(
        barber._id,
        { isActive: false },
        { updatedAt: barber.updatedAt, keepAppointments: true },
      ),
    onSuccess: async () => {
      void barberCalls.announce(barber._id)
      await finish(done.updated)
    },
  })
  if (blocking) {
    const failure = [
      deactivation.error && messageOf(deactivation.error, errors.update),
      removal.error && !blockingDetailsOf(removal.error) && messageOf(removal.error, errors.remove),
    ].find(Boolean)
    return (
      <BlockingAppointments
        barber={barber}
        affected={blocking}
        failure={failure || null}
        isRemoving={removal.isPending}
        isDeactivating={deactivation.isPending}
        onRemove={() => removal.mutate()}
        onDeactivate={() => deactivation.mutate()}
        onClose={onClose}
      />
    )
  }
  return (
    <ConfirmDialog
      texts={texts}
      name={`${barber.firstName} ${barber.lastName}`}
      isBusy={removal.isPending}
      failure={removal.error && messageOf(removal.error, errors.remove)}
      onConfirm={() => removal.mutate()}
      onClose={onClose}
    />
  )
}

function blockingDetailsOf(error: unknown): AffectedDetails | null {
  if (!hasCode(error, 'BARBER_HAS_APPOINTMENTS')) return null
  return affectedDetailsSchema.safeParse(error.body.details).data ?? null
}
