export { exportCustomers } from './export-customers.ts'
export { customerOfAccount, forgetCustomers } from './forget-customers.ts'
