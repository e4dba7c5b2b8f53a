type Update<Draft> = (change: (before: Draft) => Draft) => void
type Changed = { currentTarget: { value: string } }

export type Bound<Name extends string> = (name: Name) => {
  name: string
  value: string | undefined
  onChange: (event: Changed) => void
}

export function boundTo<Draft extends Record<string, string>>(
  draft: Draft,
  update: Update<Draft>,
): Bound<keyof Draft & string> {
  return (name) => ({
    name,
    value: draft[name],
    onChange: ({ currentTarget: { value } }) => update((before) => ({ ...before, [name]: value })),
  })
}
