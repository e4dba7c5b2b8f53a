import { givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'

export function givenUsers() {
  const shop = givenShop()
  const owner = givenPerson(shop, 'admin')
  const visitor = givenVisitor(shop)
  return {
    shop,
    owner,
    visitor,
    logIn: (email: string, secret: string) => visitor.post('/auth/login', { email, password: secret }),
    newest: async () => (await owner.api.get('/admin/audit?entity=user&limit=1')).body.data[0],
  }
}
