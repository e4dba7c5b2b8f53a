import { pages } from './pages.ts'

export function confirmationAddress(id: string, token: string): string {
  return `${pages.bookingConfirmation.path}?${new URLSearchParams({ id, token }).toString()}`
}
