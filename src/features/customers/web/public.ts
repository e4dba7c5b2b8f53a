import { lazy } from 'react'

export { CustomerCardSection } from './customer-card/customer-card-section.tsx'
export { ContactButtons } from './contact-buttons.tsx'
export { useRecognised } from './list/customers-queries.ts'

/** The admin's section of everybody whom the shop knows. */
export const CustomersTab = lazy(() => import('./list/customers-tab.tsx'))
