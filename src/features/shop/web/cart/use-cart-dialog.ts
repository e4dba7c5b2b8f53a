import { useHistoryDialog } from '#ui/overlays/use-history-dialog.ts'

export const cartDialog = 'carrello'

/** Opens the cart as a history entry, so that a phone's back button closes it. */
export function useCartDialog() {
  return useHistoryDialog(cartDialog)
}
