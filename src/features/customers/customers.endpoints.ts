import { adminOnly, staff } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./customers.contract.ts')

export const cardOfAppointment = endpoint({
  method: 'GET',
  path: '/appointments/:id/customer',
  access: staff,
  contract,
  answers: { 200: 'customerCardAnswerSchema' },
})

export const saveCardOfAppointment = endpoint({
  method: 'PUT',
  path: '/appointments/:id/customer',
  access: staff,
  contract,
  body: 'customerCardRequestSchema',
  answers: { 200: 'customerCardAnswerSchema' },
})

export const customers = endpoint({
  method: 'GET',
  path: '/admin/customers',
  access: adminOnly,
  contract,
  query: 'customersQuerySchema',
  answers: { 200: 'customersAnswerSchema' },
})

export const recognisedCustomers = endpoint({
  method: 'GET',
  path: '/admin/customers/recognised',
  access: adminOnly,
  contract,
  query: 'recognisedQuerySchema',
  answers: { 200: 'recognisedAnswerSchema' },
})

export const cardOfCustomer = endpoint({
  method: 'GET',
  path: '/admin/customers/:id',
  access: adminOnly,
  contract,
  answers: { 200: 'customerCardAnswerSchema' },
})

export const saveCardOfCustomer = endpoint({
  method: 'PUT',
  path: '/admin/customers/:id',
  access: adminOnly,
  contract,
  body: 'customerCardRequestSchema',
  answers: { 200: 'customerCardAnswerSchema' },
})

export const similarCustomers = endpoint({
  method: 'GET',
  path: '/admin/customers/:id/similar',
  access: adminOnly,
  contract,
  answers: { 200: 'similarCustomersAnswerSchema' },
})

export const uniteCustomers = endpoint({
  method: 'POST',
  path: '/admin/customers/:id/unite',
  access: adminOnly,
  contract,
  body: 'uniteRequestSchema',
  answers: { 200: 'customerCardAnswerSchema' },
})

export const customersExport = endpoint({
  method: 'GET',
  path: '/admin/exports/customers.csv',
  access: adminOnly,
})
