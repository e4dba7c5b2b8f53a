import { givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'

/** A shop whose owner changes accounts, and whoever logs in to them. */
export function givenUsers() {
  const shop = givenShop()
  const owner = givenPerson(shop, 'admin')
  const visitor = givenVisitor(shop)
  return {
    shop,
    owner,
    visitor,
    logIn: (email: string, secret: string) => visitor.post('/auth/login', { email, password: secret }),
    /** What the log of changes says of a user last. */
    newest: async () => (await owner.api.get('/admin/audit?entity=user&limit=1')).body.data[0],
  }
}
