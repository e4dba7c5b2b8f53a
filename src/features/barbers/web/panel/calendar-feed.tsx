import '@mantine/core/styles/Input.layer.css'
import { Button, TextInput } from '@mantine/core'
import { IconCalendarPlus, IconCopy } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { changeFeed, feedQuery } from '#features/calendar/web/feed-calls.ts'
import { BusyButton } from '#ui/buttons/busy-button.tsx'
import { ButtonWithIcon } from '#ui/buttons/button-with-icon.tsx'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { toasts } from '#ui/feedback/toasts.ts'
import { messageOf } from '#ui/http/http-client.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

import { barberPanelTexts } from '../../barbers-panel.it.ts'
import { StaffHead } from '../components/staff-head.tsx'

import styles from './profile-tab.module.css'

const { feed: texts } = barberPanelTexts

export function CalendarFeed({ barberId }: { barberId: string }) {
  const queries = useQueryClient()
  const [action, setAction] = useState<'renew' | 'remove' | null>(null)
  const feed = useQuery(feedQuery(barberId))
  const change = useMutation({
    mutationFn: (what: 'renew' | 'remove') => changeFeed(barberId, what),
    onSuccess: (url, what) => {
      if (action) toasts.success(texts[what].done)
      queries.setQueryData(feedQuery(barberId).queryKey, url)
      setAction(null)
    },
    onError: (error) => toasts.error(messageOf(error, texts.failed)),
  })
  return (
    <section className={styles['box']} aria-labelledby="calendario">
      <StaffHead level="h3" id="calendario" title={texts.title} />
      <p className="dim">{texts.lead}</p>
      {feed.isPending && <FadeSkeleton height={48} />}
      {feed.isError && <Notice kind="error" message={texts.loadFailed} onRetry={() => void feed.refetch()} />}
      {feed.data === null && (
        <div className="actions">
          <BusyButton
            variant="outline"
            leftSection={<IconCalendarPlus size={18} stroke={1.75} aria-hidden />}
            isBusy={change.isPending}
            busyLabel={texts.busy}
            onClick={() => change.mutate('renew')}
          >
            {texts.create}
          </BusyButton>
        </div>
      )}
      {feed.data && (
        <>
          <TextInput
            label={texts.address}
            value={feed.data}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className="actions">
            <ButtonWithIcon icon={IconCopy} onClick={() => void copyAddress(feed.data ?? '')}>
              {texts.copy}
            </ButtonWithIcon>
            <Button variant="outline" onClick={() => setAction('renew')}>
              {texts.renew.confirm}
            </Button>
            <Button variant="danger" onClick={() => setAction('remove')}>
              {texts.remove.confirm}
            </Button>
          </div>
        </>
      )}
      {action && (
        <ConfirmDialog
          texts={{ ...texts, ...texts[action] }}
          isBusy={change.isPending}
          onConfirm={() => change.mutate(action)}
          onClose={() => setAction(null)}
        />
      )}
    </section>
  )
}

async function copyAddress(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    toasts.success(texts.copied)
  } catch {
    toasts.error(texts.notCopied)
  }
}
