import { beforeEach } from 'vitest'

import type { Role } from '#shared/contracts/access.ts'
import type { Answer } from '#tests/support/api.ts'
import { changesOf, refusedIn } from '#tests/support/changes.ts'
import { givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { type Person, signIn } from '#tests/support/people.ts'
import type { Shop, ShopOptions } from '#tests/support/shop.ts'
import { minute } from '#tests/support/test-clock.ts'

type Names = Record<string, string>
type Arranged = { isProven?: boolean; barberId?: string }

export function givenAccounts(options: Omit<ShopOptions, 'clusterUrl'> = {}) {
  const shop = givenShop({ demo: true, ...options })
  const owner = givenPerson(shop, 'admin')
  const visitor = givenVisitor(shop)
  const query = async (text: string, values: unknown[] = []) =>
    (await shop.platform.database.pool.query(text, values)).rows
  beforeEach(async () => {
    shop.clock.set('2026-03-11T09:00:00+01:00')
    await query('DELETE FROM rate_limits')
    // One owner only, so that the order of the mails to all owners is certain.
    await query(`UPDATE users SET role = 'client' WHERE role = 'admin' AND id <> $1`, [owner.id])
  })
  const changes = async (command: () => Promise<unknown>, names: Names = {}) => {
    shop.clock.advance(minute)
    const lines = await changesOf(shop, command, { names: { [owner.id]: 'owner', ...names } })
    return linksInOrder(lines)
  }
  const expectRefused = async (command: () => Promise<Answer>, status: number, code: string) => {
    await query('DELETE FROM rate_limits')
    const uncounted = async () => {
      const answer = await command()
      await query('DELETE FROM rate_limits')
      return answer
    }
    await refusedIn(shop)(uncounted, status, code)
  }
  return {
    shop,
    owner,
    visitor,
    query,
    changes,
    expectRefused,
    logIn: (email: string, secret: string) => visitor.post('/auth/login', { email, password: secret }),
    arrange: async (role: Role = 'client', arranged: Arranged = {}) => await arrange(shop, role, arranged),
  }
}

function linksInOrder(changes: string): string {
  const lines = changes.split('\n')
  const isLink = (line: string) => /^[~-] account_links/.test(line)
  return [...lines.filter(isLink).toSorted(), ...lines.filter((line) => !isLink(line))].join('\n')
}

async function arrange(shop: Shop, role: Role, { isProven = true, barberId }: Arranged): Promise<Person> {
  const { pool } = shop.platform.database
  const person = await signIn(shop, role, barberId)
  if (isProven)
    await pool.query(`UPDATE users SET email_verified_at = '2026-01-05T08:00Z' WHERE id = $1`, [person.id])
  await pool.query(
    `INSERT INTO account_links (token_hash, user_id, purpose, email, expires_at, used_at)
     SELECT sha256(convert_to(purpose || state || $1::text, 'UTF8')), $1::uuid, purpose,
       CASE WHEN purpose = 'change_email' THEN state || '@altrove.test' END, expires_at::timestamptz, used_at::timestamptz
     FROM unnest('{reset_password,verify_email,invitation,change_email}'::text[]) purpose,
       (VALUES ('open', '2026-03-12', NULL), ('used', '2026-03-12', '2026-03-10'), ('over', '2026-03-01', NULL))
         AS states (state, expires_at, used_at)`,
    [person.id],
  )
  await pool.query(
    `INSERT INTO sessions (user_id, created_at, expires_at, revoked_at)
     VALUES ($1, '2026-03-11T00:00Z', '2026-03-12', NULL), ($1, '2026-03-10', '2026-03-12', '2026-03-10')`,
    [person.id],
  )
  return person
}
