import { sql } from 'kysely'

/**
 * States of an unsent message, for `where('state', 'in', …)`. As literals: a plan made for parameters cannot use the
 * partial index of waiting messages and would scan the whole table.
 */
export const unsentStates = [sql.lit('queued'), sql.lit('sending')]
