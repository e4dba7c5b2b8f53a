import { sql } from 'kysely'

/**
 * The states of a message that has not left, for `where('state', 'in', …)`. They stand in the statement itself: a plan that is made
 * for any parameters knows no index of the waiting ones only, and would go through all messages that ever were.
 */
export const waiting = [sql.lit('queued'), sql.lit('sending')]
