export { exportCustomers } from './export-customers.ts'
export { forgetCustomerOfAccount, forgetCustomers } from './forget-customers.ts'
export { lockCustomerOfAccount } from './lock-customers.ts'
