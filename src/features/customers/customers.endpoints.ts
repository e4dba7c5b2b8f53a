import { adminOnly, staff } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./customers.contract.ts')

export const cardOfAppointment = endpoint('GET /appointments/:id/customer', staff, contract, 'cardOfAppointment')

export const saveCardOfAppointment = endpoint('PUT /appointments/:id/customer', staff, contract, 'saveCardOfAppointment')

export const customers = endpoint('GET /admin/customers', adminOnly, contract, 'customers')

export const recognisedCustomers = endpoint('GET /admin/customers/recognised', adminOnly, contract, 'recognisedCustomers')

export const cardOfCustomer = endpoint('GET /admin/customers/:id', adminOnly, contract, 'cardOfCustomer')

export const saveCardOfCustomer = endpoint('PUT /admin/customers/:id', adminOnly, contract, 'saveCardOfCustomer')

export const similarCustomers = endpoint('GET /admin/customers/:id/similar', adminOnly, contract, 'similarCustomers')

export const uniteCustomers = endpoint('POST /admin/customers/:id/unite', adminOnly, contract, 'uniteCustomers')

export const customersExport = endpoint('GET /admin/exports/customers.csv', adminOnly)
