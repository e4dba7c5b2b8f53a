import type { Platform } from '#platform/platform.ts'

const purpose = 'manage-appointment'

/** The secret of a guest's manage link: a signature, so it is not stored. */
export function manageToken({ secrets }: Platform, appointmentId: string): string {
  return secrets.sign(purpose, appointmentId)
}

export function isManageToken(
  { secrets }: Platform,
  appointmentId: string,
  token: string | undefined,
): boolean {
  return token !== undefined && secrets.verify(purpose, appointmentId, token)
}
