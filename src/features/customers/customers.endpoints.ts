import { adminOnly, staff } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./customers.contract.ts')

export const cardOfAppointment = endpoint('GET /appointments/:id/customer', staff, {
  contract,
  answer: 'customerCardAnswerSchema',
})

export const saveCardOfAppointment = endpoint('PUT /appointments/:id/customer', staff, {
  contract,
  body: 'customerCardRequestSchema',
  answer: 'customerCardAnswerSchema',
})

export const customers = endpoint('GET /admin/customers', adminOnly, {
  contract,
  query: 'customersQuerySchema',
  answer: 'customersAnswerSchema',
})

export const recognisedCustomers = endpoint('GET /admin/customers/recognised', adminOnly, {
  contract,
  query: 'recognisedQuerySchema',
  answer: 'recognisedAnswerSchema',
})

export const cardOfCustomer = endpoint('GET /admin/customers/:id', adminOnly, {
  contract,
  answer: 'customerCardAnswerSchema',
})

export const saveCardOfCustomer = endpoint('PUT /admin/customers/:id', adminOnly, {
  contract,
  body: 'customerCardRequestSchema',
  answer: 'customerCardAnswerSchema',
})

export const similarCustomers = endpoint('GET /admin/customers/:id/similar', adminOnly, {
  contract,
  answer: 'similarCustomersAnswerSchema',
})

export const uniteCustomers = endpoint('POST /admin/customers/:id/unite', adminOnly, {
  contract,
  body: 'uniteRequestSchema',
  answer: 'customerCardAnswerSchema',
})

export const customersExport = endpoint('GET /admin/exports/customers.csv', adminOnly)
