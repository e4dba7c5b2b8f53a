/** A mutation that saves a form's values, reduced to the members that the form needs. */
export type Saving<Values> = {
  error: Error | null
  isPending: boolean
  mutate: (values: Values, then: { onSuccess: () => void }) => void
}
