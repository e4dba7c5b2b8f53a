import { useHistoryDialog } from '#ui/overlays/use-history-dialog.ts'

export const cartDialog = 'carrello'

export function useCartDialog() {
  return useHistoryDialog(cartDialog)
}
