export const commonPassword = {
  password: 'password123',
  refusal: 'Questa password è troppo comune. Scegline una più difficile da indovinare.',
} as const
