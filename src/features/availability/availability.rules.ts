/** The barberId for 'Primo barbiere disponibile': the server picks a barber in the booking transaction. */
export const anyBarber = 'any'
