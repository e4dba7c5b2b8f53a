import { useMutation } from '@tanstack/react-query'

import { atWork } from '#ui/buttons/at-work.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { toasts } from '#ui/feedback/toasts.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import { releasePayment } from './payment-calls.ts'

type Props = {
  intentId: string
  texts: { message: string; resume: string; release: string; releaseFailed: string }
  onResume: () => void
  /** @param isFree false if it was paid meanwhile */
  onReleased: (isFree: boolean) => void
}

export function AbandonedPayment({ intentId, texts, onResume, onReleased }: Props) {
  const release = useMutation({
    mutationFn: () => releasePayment(intentId),
    onSuccess: onReleased,
    onError: () => toasts.error(texts.releaseFailed),
  })
  return (
    <Notice
      role="status"
      message={texts.message}
      action={
        <div className="row">
          <button
            type="button"
            {...buttonLook('filled', 'sm')}
            {...atWork(release.isPending)}
            onClick={() => !release.isPending && onResume()}
          >
            {texts.resume}
          </button>
          <button
            type="button"
            {...buttonLook('outline', 'sm')}
            {...atWork(release.isPending)}
            onClick={() => !release.isPending && release.mutate()}
          >
            {texts.release}
          </button>
        </div>
      }
    />
  )
}
