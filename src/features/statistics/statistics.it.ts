import type { statisticsErrorStatus } from './statistics.contract.ts'

export const statisticsErrorTexts: Record<keyof typeof statisticsErrorStatus, string> = {
  INVALID_TIMEFRAME: 'Periodo non valido',
  BARBER_NOT_FOUND: 'Barbiere non trovato',
}
