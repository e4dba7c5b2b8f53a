import { globSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

const byAddress =
  /\buser\.email\b|\baccount\.email\b|\bsession\.user\.email\b|\bu\.email\b|\blogin\.email\b|users\.email\b|lower\(email\) FROM users|FROM users WHERE lower\(email\)|fn\('lower', \['(users\.)?email'\]\)|\bforgetMessagesTo\(|\boptedOutAt\(|\bsetMarketingOptOut\(|\bmessagesTo\(|\bprovenEmail\b|\bverifiedEmail\b/

const proven = 'proven address'
const proof = 'the call itself asks for the proof'
const owner = 'for the owner alone'
const recipient = 'recipient of a mail'
const shown = 'shown only'

const reasons: Record<string, string> = {
  'src/app/server/account-exports.ts': proven,
  'src/features/accounts/server/passwords/request-password-reset.ts': proof,
  'src/features/accounts/server/passwords/set-password.ts': proof,
  'src/features/accounts/server/passwords/store-password.ts': recipient,
  'src/features/accounts/server/account-export.ts': proven,
  'src/features/accounts/server/choose-newsletter.ts': proven,
  'src/features/accounts/server/update-profile.ts': 'compares what was typed with the own address',
  'src/features/accounts/server/sessions/familiar-places.ts': 'counts tries at the login of an account',
  'src/features/accounts/server/sessions/log-in.ts': proof,
  'src/features/accounts/server/account-trace.ts': proven,
  'src/features/accounts/server/users/barber-profile.ts': owner,
  'src/features/accounts/server/users/change-user.ts': 'compares what was typed with the own address',
  'src/features/accounts/server/users/delete-user.ts': proven,
  'src/features/accounts/server/users/find-users.ts': owner,
  'src/features/accounts/server/login-address.ts': proof,
  'src/features/accounts/server/logins.ts': owner,
  'src/features/accounts/server/users/reset-user-password.ts': recipient,
  'src/features/appointments/server/appointment-rows.ts': shown,
  'src/features/appointments/server/caller.ts': proven,
  'src/features/appointments/server/book-appointment.ts': proven,
  'src/features/appointments/server/change/booking-facts.ts':
    'counts limits and bars of an address; an account counts once proven, and a guest learns only that there is one',
  'src/features/appointments/server/forget-account.ts': proven,
  'src/features/appointments/server/load-appointment.ts': proven,
  'src/features/barbers/server/find-barbers.ts': 'the own profile, which the owner gave to the login',
  'src/features/booking/server/my-appointments.ts': proven,
  'src/features/calendar/server/staff-appointments.ts': shown,
  'src/features/customers/server/customer-rows.ts': shown,
  'src/features/customers/server/customers-with-contact.ts': owner,
  'src/features/customers/server/export-account.ts': proven,
  'src/features/customers/server/forget-customers.ts':
    'removes keys of the address only where no guest has it; a bar stays with the address',
  'src/features/customers/server/lock-customers.ts': proven,
  'src/features/customers/server/similar-customers.ts': owner,
  'src/features/messages/server/forget-messages.ts': 'the callers of this list decide',
  'src/features/messages/server/marketing-opt-outs.ts': 'the callers of this list decide',
  'src/features/messages/server/messages-to.ts': 'the callers of this list decide',
  'src/features/orders/server/forget-orders.ts': proven,
  'src/features/orders/server/order-rows.ts': shown,
  'src/features/orders/server/write-order.ts': shown,
  'src/features/payments/server/forget-payers.ts': proven,
  'src/features/plans/server/routes.ts': recipient,
  'src/features/inquiries/server/forget-inquiries.ts': proven,
  'src/features/settings/server/send-test-mail.ts': recipient,
  'src/features/barbers/server/change/profile-part.ts': owner,
  'src/features/messages/server/unsubscribe.ts': 'the signed link came by mail to this address',
  'src/features/waiting-list/server/all-requests.ts': shown,
  'src/features/waiting-list/server/withdraw-requests.ts': recipient,
  'src/features/waiting-list/server/read-waiting-list.ts': shown,
}

it('every query by account email is listed with its reason', () => {
  const files = globSync('src/{app,features}/**/server/**/*.ts', { cwd: process.cwd() })
    .filter((file) => !/\.(test|fixture)\.ts$/.test(file))
    .filter((file) => byAddress.test(readFileSync(file, 'utf8')))
  expect(files.toSorted()).toEqual(Object.keys(reasons).toSorted())
})
