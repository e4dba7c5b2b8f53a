let count = 0

/** What the owner writes to make a barber whom nobody has made before. */
export const newBarber = (overrides: Record<string, unknown> = {}) => ({
  firstName: 'Nico',
  lastName: 'Sala',
  email: `nico${++count}@example.test`,
  phone: '079 123 45 67',
  ...overrides,
})
