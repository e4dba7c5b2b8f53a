/** A call that saves what a form holds, as the form sees it. */
export type Saving<Values> = {
  error: Error | null
  isPending: boolean
  mutate: (values: Values, then: { onSuccess: () => void }) => void
}
