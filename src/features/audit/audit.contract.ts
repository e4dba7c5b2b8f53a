/** What can change under somebody's hands and is worth remembering. */
export const auditEntities = [
  'appointment',
  'service',
  'barber',
  'working_hours',
  'vacations',
  'barber_services',
  'calendar_feed',
  'user',
  'customer',
] as const
export type AuditEntity = (typeof auditEntities)[number]

export const auditActions = [
  'created',
  'updated',
  'deleted',
  'moved',
  'status_changed',
  'password_reset',
  'barred',
  'unbarred',
] as const
export type AuditAction = (typeof auditActions)[number]
