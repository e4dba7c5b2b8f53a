export { CustomerCardSection } from './customer-card/customer-card-section.tsx'
