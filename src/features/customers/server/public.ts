export { customerById, customersKnownBy } from './customers-known-by.ts'
export { customerForAccount } from './export-account.ts'
export { exportCustomers } from './export-customers.ts'
export { customerOfAccount, forgetCustomers } from './forget-customers.ts'
