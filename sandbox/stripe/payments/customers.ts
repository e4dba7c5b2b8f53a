import type { Stripe } from 'stripe'
import { z } from 'zod'

import { newId } from '../account.ts'
import type { Call } from '../call.ts'
import { recordEvent } from '../events/events.ts'
import { missingResource } from '../wire/api-error.ts'
import { endpoint } from '../wire/endpoint.ts'
import { email, expand, mergedMetadata, metadata, text, unsettable } from '../wire/parameters.ts'

const line = unsettable(text(500)).optional()

const fields = z.strictObject({
  address: unsettable(
    z.strictObject({ city: line, country: line, line1: line, line2: line, postal_code: line, state: line }),
  ).optional(),
  description: unsettable(text()).optional(),
  email: unsettable(email).optional(),
  metadata: metadata.optional(),
  name: unsettable(text(256)).optional(),
  phone: unsettable(text(20)).optional(),
  preferred_locales: z.array(text(20)).max(10).optional(),
  expand,
})

type CustomerFields = z.infer<typeof fields>

const path = '/v1/customers'

export const customerEndpoints = [
  endpoint('customers.create', 'POST', path, fields, (call, parameters) => {
    const customer = changed(newCustomer(call), parameters)
    call.account.customers.set(customer.id, customer)
    recordEvent(call, 'customer.created', customer)
    return customer
  }),
  endpoint('customers.retrieve', 'GET', `${path}/:id`, z.strictObject({ expand }), ({ account }, _, id) => {
    const customer = account.customers.get(id)
    if (!customer) throw missingResource('customer', id, 'id', 404)
    return customer
  }),
  endpoint('customers.update', 'POST', `${path}/:id`, fields, (call, parameters, id) => {
    const customer = existingCustomer(call, id)
    Object.assign(customer, changed(customer, parameters))
    recordEvent(call, 'customer.updated', customer)
    return customer
  }),
  endpoint('customers.delete', 'DELETE', `${path}/:id`, z.strictObject({}), (call, _, id) => {
    const customer = existingCustomer(call, id)
    const remains: Stripe.DeletedCustomer = { id, object: 'customer', deleted: true }
    call.account.customers.set(id, remains)
    recordEvent(call, 'customer.deleted', customer)
    return remains
  }),
]

function existingCustomer(call: Call, id: string): Stripe.Customer {
  const customer = call.account.customers.get(id)
  if (!customer || customer.deleted) throw missingResource('customer', id, 'id', 404)
  return customer
}

function newCustomer(call: Call): Stripe.Customer {
  return {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: call.now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
}

function changed(customer: Stripe.Customer, change: CustomerFields): Stripe.Customer {
  const { address, description, email, name, phone, preferred_locales } = change
  return {
    ...customer,
    metadata: mergedMetadata(customer.metadata, change.metadata),
    ...(address !== undefined && { address: address && filled(address) }),
    ...(description !== undefined && { description }),
    ...(email !== undefined && { email }),
    ...(name !== undefined && { name }),
    ...(phone !== undefined && { phone }),
    ...(preferred_locales !== undefined && { preferred_locales }),
  }
}

function filled(address: NonNullable<CustomerFields['address']>): Stripe.Address {
  const {
    city = null,
    country = null,
    line1 = null,
    line2 = null,
    postal_code = null,
    state = null,
  } = address
  return { city, country, line1, line2, postal_code, state }
}
