import { lazy } from 'react'

export { CustomerCardSection } from './customer-card/customer-card-section.tsx'
export { ContactButtons } from './contact-buttons.tsx'
export { useRecognised } from './list/customers-queries.ts'

export const CustomersTab = lazy(() => import('./list/customers-tab.tsx'))
