export const exportTexts = {
  appointments: [
    'Data',
    'Ora',
    'Durata (min)',
    'Barbiere',
    'Servizio',
    'Prezzo CHF',
    'Stato',
    'Pagamento',
    'Cliente',
    'Email',
    'Telefono',
    'Motivo cancellazione',
  ],
} as const
