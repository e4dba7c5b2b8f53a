export { useStudio } from './use-studio.ts'
