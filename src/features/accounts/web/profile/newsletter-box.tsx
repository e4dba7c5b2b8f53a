import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { TitledSection } from '#ui/display/titled-section.tsx'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { toasts } from '#ui/feedback/toasts.ts'
import { Switch } from '#ui/forms/switch.tsx'
import { messageOf } from '#ui/http/http-client.ts'

import { profileScreenTexts } from '../../profile-screens.it.ts'
import { profileCalls } from './profile-calls.ts'

import styles from './profile.module.css'

const { newsletter: texts } = profileScreenTexts
const queryKey = ['newsletter']

/** Off by default: consent must be given, not assumed. */
export function NewsletterBox() {
  const queries = useQueryClient()
  const choice = useQuery({ queryKey, queryFn: profileCalls.newsletter, staleTime: 0 })
  const choosing = useMutation({
    mutationFn: profileCalls.chooseNewsletter,
    onSuccess: ({ newsletter, message }) => {
      queries.setQueryData(queryKey, newsletter)
      toasts.success(message)
    },
    onError: (error) => toasts.error(messageOf(error, texts.failed)),
  })
  return (
    <TitledSection id="novita" title={texts.title} className={styles['box']}>
      {choice.isError && choice.data === undefined && (
        <Notice kind="error" message={texts.loadFailed} onRetry={() => void choice.refetch()} />
      )}
      {choice.isPending && <FadeSkeleton block height={76} />}
      {choice.data !== undefined && (
        <Switch
          checked={choosing.isPending ? choosing.variables : choice.data}
          isBusy={choosing.isPending}
          description={texts.hint}
          onChange={(wanted) => choosing.mutate(wanted)}
        >
          {texts.label}
        </Switch>
      )}
    </TitledSection>
  )
}
