/** The barberId for 'Primo barbiere disponibile': the server picks a barber in the booking transaction. */
export const anyBarber = 'any'

export const bookers = ['customer', 'staff'] as const
/** The side that books. A rule of booking may exempt the staff. */
export type Booker = (typeof bookers)[number]

/** 'holder': a customer who chose the slot earlier and now confirms or pays for it. */
export type SlotClaimant = Booker | 'holder'
