type Update<Draft> = (change: (before: Draft) => Draft) => void
type Changed = { currentTarget: { value: string } }

export type BoundField<Name extends string> = (name: Name) => {
  name: string
  value: string | undefined
  onChange: (event: Changed) => void
}

export function bindFields<Draft extends Record<string, string>>(
  draft: Draft,
  update: Update<Draft>,
): BoundField<keyof Draft & string> {
  return (name) => ({
    name,
    value: draft[name],
    onChange: ({ currentTarget: { value } }) => update((before) => ({ ...before, [name]: value })),
  })
}
