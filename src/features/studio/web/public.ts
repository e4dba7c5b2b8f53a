export { readSettings, useStudio } from './use-studio.ts'
