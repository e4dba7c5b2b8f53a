export { studioContact } from './settings.ts'
