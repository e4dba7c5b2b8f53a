import { Button } from '@mantine/core'

import { Notice } from '#ui/feedback/notice.tsx'

import { paymentTexts as texts } from '../../plans-screens.it.ts'

type Props = {
  message: string
  /** It is paid: nothing is wrong. */
  isFine?: boolean
  onRetry?: (() => void) | undefined
  onBack: () => void
}

/** There is no form to show; the plans are one press away. */
export function NothingToPay({ message, isFine = false, onRetry, onBack }: Props) {
  return (
    <>
      <Notice kind={isFine ? 'success' : 'error'} message={message} onRetry={onRetry} />
      <div>
        <Button variant="outline" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </>
  )
}
