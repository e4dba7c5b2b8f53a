/** The barberId that means 'Primo barbiere disponibile': the server picks one in the booking transaction. */
export const anyBarber = 'any'
