import { type Answer, type Api } from '#tests/support/api.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { logIn } from '#tests/support/people.ts'
import type { Shop } from '#tests/support/shop.ts'
import { minute } from '#tests/support/test-clock.ts'

/** @param email of the owner; the session is renewed when the clock moves */
export function ownerOf(shop: Shop, email: () => string) {
  let session: { api: Api; since: number } | undefined
  const api = async (): Promise<Api> => {
    const now = shop.clock.now().getTime()
    if (session && Math.abs(now - session.since) < 10 * minute) return session.api
    session = { api: await logIn(shop, email()), since: now }
    return session.api
  }

  const plan = async (name: string): Promise<{ _id: string; price: number }> => {
    const { body } = await (await api()).get('/subscriptions/plans')
    return body.data.find((offered: { name: string }) => offered.name === name)
  }

  const select = async (name: string): Promise<Answer> =>
    await (await api()).post('/subscriptions/select', { planId: (await plan(name))._id })

  const start = async (name: string): Promise<Answer> => {
    const owner = await api()
    const { body } = await owner.get('/subscriptions/check-access')
    return await owner.post('/subscription-payments/create-intent', {
      planId: (await plan(name))._id,
      subscriptionId: body.data.subscriptionId,
    })
  }

  const confirm = async (paymentIntentId: string): Promise<Answer> =>
    await (await api()).post('/subscription-payments/confirm', { paymentIntentId })

  return {
    api,
    plan,
    select,
    start,
    confirm,
    /** @returns the intent's id */
    buy: async (name: string): Promise<string> => {
      await select(name)
      const { body } = await start(name)
      const paymentIntent = String(body.data.paymentIntentId)
      sandboxOf(shop).payments.pay({ paymentIntent })
      await confirm(paymentIntent)
      return paymentIntent
    },
    access: async () => (await (await api()).get('/subscriptions/check-access')).body.data,
    subscription: async () => (await (await api()).get('/subscriptions/check-access')).body.data.subscription,
    usage: async () => (await (await api()).get('/subscriptions/usage')).body.data,
  }
}
