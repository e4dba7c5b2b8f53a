import { demoMessage } from '#features/requests/requests.rules.ts'
import { useContact } from '#features/requests/web/public.ts'

import { demoTexts as texts } from '../../marketing.it.ts'
import { type DemoDraft, demoDraft, timeAtDemo } from './demo-draft.ts'

/** @param onClose after a success, in a moment */
export function useDemoRequest(onClose: () => void) {
  const { state, send } = useContact({
    timeOpen: timeAtDemo,
    failed: texts.failed,
    onSent: () => demoDraft.clear(),
    onClose,
  })
  return {
    state,
    send: ({ name, email, phone, salonName, message }: DemoDraft, website: string) =>
      send(
        { name, email, phone, interest: 'booking-demo', message: demoMessage(salonName, message) },
        website,
      ),
  }
}
