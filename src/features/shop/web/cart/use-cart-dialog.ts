import { useHistoryDialog } from '#ui/overlays/use-history-dialog.ts'

export const cartDialog = 'carrello'

/** The cart, as an entry of the history: the back button of a phone closes it. */
export function useCartDialog() {
  return useHistoryDialog(cartDialog)
}
