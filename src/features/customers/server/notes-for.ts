import { folded } from '#shared/folded.ts'

type Notes = { notes: string | null; notes_for: readonly string[] | null }

/** @param customer name for older notes without names */
export function notesFor({ notes, notes_for: names }: Notes, customer: string): string[] {
  if (!notes) return []
  return names && names.length > 0 ? [...new Set(names)] : [customer].filter(Boolean)
}

export function changedNotesFor(
  before: Notes,
  notes: string,
  { name, customer }: { name: string; customer: string },
) {
  const names = notesFor(before, customer)
  if (notes === '') return []
  const isNamed = names.some((other) => folded(other) === folded(name))
  return notes === before.notes || isNamed ? names : [...names, name]
}
