type Update<Draft> = (change: (before: Draft) => Draft) => void
type Changed = { currentTarget: { value: string } }

/** What binds a field to its word of a draft. */
export const boundTo =
  <Draft extends Record<string, string>>(draft: Draft, update: Update<Draft>) =>
  (name: keyof Draft & string) => ({
    name,
    value: draft[name],
    onChange: ({ currentTarget: { value } }: Changed) => update((before) => ({ ...before, [name]: value })),
  })
