import { sql } from 'kysely'

/** True for barbers, services and products that are neither switched off nor deleted. */
export const inUse = sql<boolean>`is_active AND deleted_at IS NULL`
