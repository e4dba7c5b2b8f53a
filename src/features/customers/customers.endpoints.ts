import { adminOnly, staff } from '#shared/contracts/access.ts'
import { endpoint, endpoints } from '#shared/contracts/endpoint.ts'

const contract = () => import('./customers.contract.ts')

export const { cardOfAppointment, saveCardOfAppointment } = endpoints(contract, staff, {
  cardOfAppointment: 'GET /appointments/:id/customer',
  saveCardOfAppointment: 'PUT /appointments/:id/customer',
})

export const { customers, recognisedCustomers, cardOfCustomer, saveCardOfCustomer, similarCustomers, mergeCustomers } = endpoints(contract, adminOnly, {
  customers: 'GET /admin/customers',
  recognisedCustomers: 'GET /admin/customers/recognised',
  cardOfCustomer: 'GET /admin/customers/:id',
  saveCardOfCustomer: 'PUT /admin/customers/:id',
  similarCustomers: 'GET /admin/customers/:id/similar',
  mergeCustomers: 'POST /admin/customers/:id/unite',
})

export const customersExport = endpoint('GET /admin/exports/customers.csv', adminOnly)
