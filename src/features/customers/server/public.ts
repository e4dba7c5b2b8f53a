export { exportCustomers } from './export-customers.ts'
export { forgetCustomerOfAccount, forgetCustomers, lockCustomerOfAccount } from './forget-customers.ts'
