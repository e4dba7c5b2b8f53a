export type Saving<Values> = {
  error: Error | null
  isPending: boolean
  mutate: (values: Values, then: { onSuccess: () => void }) => void
}
