import { sql } from 'kysely'

export const inUse = sql<boolean>`is_active AND deleted_at IS NULL`
