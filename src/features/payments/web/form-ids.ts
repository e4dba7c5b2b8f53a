/** Ids of the forms, for submit buttons outside them. */
export const payFormId = 'pagamento'

export const payerFormId = 'dati-cliente'
