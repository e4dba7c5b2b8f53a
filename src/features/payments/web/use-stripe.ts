import { useQuery } from '@tanstack/react-query'

import { loadStripe } from './load-stripe.ts'
import { paymentConfigOf, type StripeAccount } from './payment-config-query.ts'

export function useStripe(account: StripeAccount) {
  const configured = useQuery(paymentConfigOf(account))
  const { data: config, refetch: refetchConfig, isError: isConfigMissing } = configured
  const stripe = useQuery({
    queryKey: ['stripe', 'script', config],
    queryFn: async () => await loadStripe(config ?? { publishableKey: '', scriptUrl: '' }),
    enabled: config !== undefined && config.publishableKey !== '',
    staleTime: Infinity,
    retry: false,
    // Stripe's object must not be compared or copied.
    structuralSharing: false,
  })
  return {
    stripe: stripe.data,
    isError: isConfigMissing || config?.publishableKey === '' || stripe.isError,
    retry: () => void (config?.publishableKey ? stripe.refetch() : refetchConfig()),
  }
}
