export const statisticsErrorTexts = {
  INVALID_TIMEFRAME: 'Periodo non valido',
  BARBER_NOT_FOUND: 'Barbiere non trovato',
}
