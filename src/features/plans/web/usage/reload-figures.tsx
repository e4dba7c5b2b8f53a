import { useMutation, useQueryClient } from '@tanstack/react-query'

import { ActionButton } from '#ui/buttons/busy-button.tsx'
import { toasts } from '#ui/feedback/toasts.ts'
import { messageOf } from '#ui/http/http-client.ts'

import { usageTexts as texts } from '../../plans-screens.it.ts'
import { syncUsage } from '../plan-calls.ts'
import { usageQuery } from '../plan-queries.ts'

export function ReloadFigures() {
  const queries = useQueryClient()
  const sync = useMutation({
    mutationFn: syncUsage,
    onSuccess: (stats) => {
      queries.setQueryData(usageQuery.queryKey, stats)
      toasts.success(texts.reloaded)
    },
    onError: (error) => toasts.error(messageOf(error, texts.failed)),
  })
  return (
    <ActionButton variant="outline" size="sm" action={sync} busyLabel={texts.reloading}>
      {texts.reload}
    </ActionButton>
  )
}
