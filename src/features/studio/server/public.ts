export { type MessageSettings, messageSettings } from './message-settings.ts'
export { bumpScheduleVersion } from './schedule-version.ts'
export { studioContact } from './settings.ts'
export { shopDayOf } from './shop-day.ts'
