import { Button } from '@mantine/core'

import { Notice } from '#ui/feedback/notice.tsx'

import { paymentTexts as texts } from '../../plans-screens.it.ts'

type Props = {
  message: string
  isFine?: boolean
  onRetry?: (() => void) | undefined
  onBack: () => void
}

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
