export { exportCustomers } from './export-customers.ts'
export { forgetCustomerOfAccount, forgetCustomers } from './forget-customers.ts'
