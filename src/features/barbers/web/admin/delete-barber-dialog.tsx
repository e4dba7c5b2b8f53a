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
import { KeptByAppointments } from './kept-by-appointments.tsx'

const { remove: texts, toasts: done, errors } = barbersTabTexts

type Props = { barber: Barber; onClose: () => void }

export function DeleteBarberDialog({ barber, onClose }: Props) {
  const queries = useQueryClient()
  const [kept, setKept] = useState<AffectedDetails | null>(null)
  const finish = async (message: string) => {
    toasts.success(message)
    refreshUsage(queries, { isForced: true })
    await queries.invalidateQueries({ queryKey: staffBarbersQuery.queryKey })
    onClose()
  }
  const removal = useMutation({
    mutationFn: () => barberCalls.remove(barber._id),
    onSuccess: () => finish(done.deleted),
    onError: (error) => setKept((before) => keptBy(error) ?? before),
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
  if (kept) {
    const failure = [
      deactivation.error && messageOf(deactivation.error, errors.update),
      removal.error && !keptBy(removal.error) && messageOf(removal.error, errors.remove),
    ].find(Boolean)
    return (
      <KeptByAppointments
        barber={barber}
        affected={kept}
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
      busy={removal.isPending}
      failure={removal.error && messageOf(removal.error, errors.remove)}
      onConfirm={() => removal.mutate()}
      onClose={onClose}
    />
  )
}

function keptBy(error: unknown): AffectedDetails | null {
  if (!hasCode(error, 'BARBER_HAS_APPOINTMENTS')) return null
  return affectedDetailsSchema.safeParse(error.body.details).data ?? null
}
