/** The barberId for 'Primo barbiere disponibile': the server picks a barber in the booking transaction. */
export const anyBarber = 'any'

export const bookers = ['customer', 'staff'] as const
/** The side that books. A rule of booking may exempt the staff. */
export type Booker = (typeof bookers)[number]
