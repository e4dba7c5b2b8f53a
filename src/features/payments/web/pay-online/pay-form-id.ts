/** Stripe's form, which a button outside it submits. */
export const payFormId = 'pagamento'
