export const dateTexts = { invalid: 'Data non valida' } as const
