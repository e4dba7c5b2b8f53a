import { sql } from 'kysely'

/** Of barbers, services and products: neither switched off nor deleted. */
export const inUse = sql<boolean>`is_active AND deleted_at IS NULL`
