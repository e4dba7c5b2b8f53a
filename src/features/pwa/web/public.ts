export { installEventScript } from './install/install-event.ts'
export { InstalledApp } from './installed-app.tsx'
