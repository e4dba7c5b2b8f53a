import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { ActionButton } from '#ui/buttons/busy-button.tsx'
import { toasts } from '#ui/feedback/toasts.ts'
import { messageOf } from '#ui/http/http-client.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

import { periodTexts as texts } from '../../plans-screens.it.ts'
import type { Subscription } from '../../plans.contract.ts'
import { cancelPlan, resumePlan } from '../plan-calls.ts'
import { planDate } from '../plan-formats.ts'
import { refreshUsage } from '../usage-refresh.ts'

import styles from './boxes.module.css'

export function PlanCancellation({ subscription }: { subscription: Subscription }) {
  const { timeZone } = usePublicSettings()
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const onSuccess = ({ message }: { message: string }) => {
    toasts.success(message)
    setIsAsking(false)
  }
  // Also after an error, since another owner may have been faster.
  const onSettled = () => refreshUsage(queries, { isForced: true })
  const cancel = useMutation({ mutationFn: cancelPlan, onSuccess, onSettled })
  const resume = useMutation({
    mutationFn: resumePlan,
    onSuccess,
    onSettled,
    onError: (error) => toasts.error(messageOf(error, texts.resumeFailed)),
  })
  const end = planDate(subscription.endDate, timeZone)
  return (
    <>
      {subscription.cancelAtPeriodEnd ? (
        <>
          <p className={styles['closing']}>{texts.closing(end)}</p>
          <ActionButton variant="outline" size="sm" action={resume} busyLabel={texts.busy}>
            {texts.resume}
          </ActionButton>
        </>
      ) : (
        <Button variant="subtle" size="sm" onClick={() => setIsAsking(true)}>
          {texts.cancel}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          texts={{ ...texts, title: texts.cancel, question: texts.question(end), cancel: texts.keep }}
          isBusy={cancel.isPending}
          failure={cancel.error && messageOf(cancel.error, texts.cancelFailed)}
          onConfirm={() => cancel.mutate()}
          onClose={() => {
            cancel.reset()
            setIsAsking(false)
          }}
        />
      )}
    </>
  )
}
