import { platformError } from './errors.ts'

/**
 * Two people edit the same thing: the second one is told instead of overwriting the first.
 * @param stored when the row was last changed, read under a lock
 * @param read the ISO instant that the screen showed; a caller that sends none takes the risk
 * @throws AppError 409
 */
export function refuseStaleWrite(stored: Date, read: string | undefined): void {
  if (read !== undefined && Date.parse(read) !== stored.getTime()) throw platformError('CONFLICT')
}
