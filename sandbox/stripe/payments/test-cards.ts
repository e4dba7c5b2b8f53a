export type CardBehaviour = {
  needsAuthentication?: true
  decline?: { code: string; decline_code?: string; message: string }
  refunds?: 'pending' | 'failing'
  dispute?: { reason: string; isInquiry?: true }
}

type TestCard = CardBehaviour & { number: string; brand: string; tokens: string[] }

const declined = (decline_code: string, message = 'Your card was declined.') => ({
  decline: { code: 'card_declined', decline_code, message },
})

/** Numbers for the browser and names for the API (docs.stripe.com/testing). */
const testCards: TestCard[] = [
  { number: '4242424242424242', brand: 'visa', tokens: ['pm_card_visa'] },
  { number: '4000056655665556', brand: 'visa', tokens: ['pm_card_visa_debit'] },
  { number: '5555555555554444', brand: 'mastercard', tokens: ['pm_card_mastercard'] },
  { number: '378282246310005', brand: 'amex', tokens: ['pm_card_amex'] },
  { number: '4000007560000009', brand: 'visa', tokens: ['pm_card_ch'] },
  {
    number: '4000000000000002',
    brand: 'visa',
    tokens: ['pm_card_chargeDeclined', 'pm_card_visa_chargeDeclined'],
    ...declined('generic_decline'),
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    tokens: ['pm_card_chargeDeclinedInsufficientFunds', 'pm_card_visa_chargeDeclinedInsufficientFunds'],
    ...declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  {
    number: '4000000000009987',
    brand: 'visa',
    tokens: ['pm_card_visa_chargeDeclinedLostCard'],
    ...declined('lost_card'),
  },
  {
    number: '4000000000009979',
    brand: 'visa',
    tokens: ['pm_card_visa_chargeDeclinedStolenCard'],
    ...declined('stolen_card'),
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    tokens: ['pm_card_chargeDeclinedExpiredCard', 'pm_card_visa_chargeDeclinedExpiredCard'],
    decline: { code: 'expired_card', message: 'Your card has expired.' },
  },
  {
    number: '4000000000000127',
    brand: 'visa',
    tokens: ['pm_card_chargeDeclinedIncorrectCvc', 'pm_card_visa_chargeDeclinedIncorrectCvc'],
    decline: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  {
    number: '4000000000000119',
    brand: 'visa',
    tokens: ['pm_card_chargeDeclinedProcessingError', 'pm_card_visa_chargeDeclinedProcessingError'],
    decline: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  {
    number: '4000002500003155',
    brand: 'visa',
    tokens: ['pm_card_authenticationRequiredOnSetup'],
    needsAuthentication: true,
  },
  {
    number: '4000002760003184',
    brand: 'visa',
    tokens: ['pm_card_authenticationRequired'],
    needsAuthentication: true,
  },
  {
    number: '4000000000003220',
    brand: 'visa',
    tokens: ['pm_card_threeDSecure2Required'],
    needsAuthentication: true,
  },
  {
    number: '4000008260003178',
    brand: 'visa',
    tokens: ['pm_card_authenticationRequiredChargeDeclinedInsufficientFunds'],
    needsAuthentication: true,
    ...declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  { number: '4000000000007726', brand: 'visa', tokens: ['pm_card_pendingRefund'], refunds: 'pending' },
  { number: '4000000000005126', brand: 'visa', tokens: ['pm_card_refundFail'], refunds: 'failing' },
  {
    number: '4000000000000259',
    brand: 'visa',
    tokens: ['pm_card_createDispute'],
    dispute: { reason: 'fraudulent' },
  },
  {
    number: '4000000000002685',
    brand: 'visa',
    tokens: ['pm_card_createDisputeProductNotReceived'],
    dispute: { reason: 'product_not_received' },
  },
  {
    number: '4000000000001976',
    brand: 'visa',
    tokens: ['pm_card_createDisputeInquiry'],
    dispute: { reason: 'fraudulent', isInquiry: true },
  },
]

/** Test mode declines all other numbers as real cards. */
const unknownCard: CardBehaviour = declined(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test (live) card.',
)

export function cardBehind(token: string): TestCard | undefined {
  return testCards.find(({ tokens }) => tokens.includes(token))
}

export function behaviourOf(number: string | undefined): CardBehaviour {
  return testCards.find((card) => card.number === number) ?? unknownCard
}

export function brandOf(number: string): string {
  const known = testCards.find((card) => card.number === number)?.brand
  if (known) return known
  if (number.startsWith('4')) return 'visa'
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard'
  return /^3[47]/.test(number) ? 'amex' : 'unknown'
}

export function isCardNumber(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false
  const sum = Array.from(number)
    .toReversed()
    .map(Number)
    .reduce((sum, digit, place) => {
      const doubled = place % 2 === 0 ? digit : digit * 2
      return sum + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return sum % 10 === 0
}
