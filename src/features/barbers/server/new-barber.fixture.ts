let count = 0

export const newBarber = (overrides: Record<string, unknown> = {}) => ({
  firstName: 'Nico',
  lastName: 'Sala',
  email: `nico${++count}@example.test`,
  phone: '079 123 45 67',
  ...overrides,
})
