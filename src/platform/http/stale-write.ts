import { platformError } from './errors.ts'

/**
 * Refuses the second of two people who edit the same thing, instead of overwriting the first change.
 * @param stored when the row was last changed, read under a lock
 * @param read the ISO instant that the screen showed; a caller that sends none takes the risk
 * @throws AppError 409
 */
export function refuseStaleWrite(stored: Date, read: string | undefined): void {
  if (read !== undefined && Date.parse(read) !== stored.getTime()) throw platformError('CONFLICT')
}
