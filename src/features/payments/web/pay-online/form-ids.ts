/** Stripe's form, which a button outside it submits. */
export const payFormId = 'pagamento'

/** The form of who pays, likewise. */
export const payerFormId = 'dati-cliente'
