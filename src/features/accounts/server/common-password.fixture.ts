/** A password that everybody tries first, and what is said to whoever chooses it. */
export const commonPassword = {
  password: 'password123',
  refusal: 'Questa password è troppo comune. Scegline una più difficile da indovinare.',
} as const
