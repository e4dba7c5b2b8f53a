import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'

import { BusyButton } from '#ui/busy-button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { HttpError, messageOf } from '#ui/http-client.ts'
import { toasts } from '#ui/toasts.ts'

import { barbersTabTexts } from '../../barbers-screens.it.ts'
import type { Barber } from '../../staff.contract.ts'
import { barberCalls } from '../queries/barber-calls.ts'
import { staffBarbersQuery } from '../queries/barber-queries.ts'

const { remove: texts, toasts: done, errors } = barbersTabTexts

type Props = { barber: Barber; onClose: () => void }

/** Removes a barber, or switches one off who still has appointments. */
export function DeleteBarberDialog({ barber, onClose }: Props) {
  const queries = useQueryClient()
  const finish = async (message: string) => {
    toasts.success(message)
    await queries.invalidateQueries({ queryKey: staffBarbersQuery.queryKey })
    onClose()
  }
  const removal = useMutation({
    mutationFn: () => barberCalls.remove(barber._id),
    onSuccess: () => finish(done.deleted),
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
  const hasAppointments =
    removal.error instanceof HttpError && removal.error.body.code === 'BARBER_HAS_APPOINTMENTS'
  return (
    <ConfirmDialog
      title={texts.title}
      question={texts.question}
      name={`${barber.firstName} ${barber.lastName}`}
      hint={texts.hint}
      confirm={texts.confirm}
      cancel={texts.cancel}
      busy={removal.isPending}
      busyLabel={texts.busy}
      failure={
        deactivation.error
          ? messageOf(deactivation.error, errors.update)
          : removal.error && messageOf(removal.error, errors.remove)
      }
      onConfirm={() => removal.mutate()}
      onClose={onClose}
      isFinal={hasAppointments}
    >
      {hasAppointments && (
        <Button
          component={Link}
          variant="outline"
          to={`?${new URLSearchParams({ tab: 'appointments', view: 'month', barber: barber._id }).toString()}`}
        >
          {texts.reassign}
        </Button>
      )}
      {hasAppointments && barber.isActive && (
        <BusyButton
          busy={deactivation.isPending}
          busyLabel={texts.deactivating}
          onClick={() => deactivation.mutate()}
        >
          {texts.deactivate}
        </BusyButton>
      )}
    </ConfirmDialog>
  )
}
