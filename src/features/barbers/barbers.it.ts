import type { barbersErrorStatus } from './barbers.contract.ts'

export const barbersErrorTexts: Record<keyof typeof barbersErrorStatus, string> = {
  BARBER_NOT_FOUND: 'Barbiere non trovato',
}
