export { exportCustomers } from './export-customers.ts'
