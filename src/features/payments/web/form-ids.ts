/** Id of Stripe's form, for a submit button outside it. */
export const payFormId = 'pagamento'

/** Id of the payer's form, for a submit button outside it. */
export const payerFormId = 'dati-cliente'
