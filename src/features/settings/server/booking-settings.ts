import type { Db } from '#platform/database/database.ts'

export type BookingSettings = {
  autoConfirm: boolean
  maxFuturePerClient: number
  maxFuturePerGuest: number
}

export async function bookingSettings(db: Db): Promise<BookingSettings> {
  const row = await db
    .selectFrom('studio_settings')
    .select(['auto_confirm', 'max_future_per_client', 'max_future_per_guest'])
    .executeTakeFirstOrThrow()
  return {
    autoConfirm: row.auto_confirm,
    maxFuturePerClient: row.max_future_per_client,
    maxFuturePerGuest: row.max_future_per_guest,
  }
}
