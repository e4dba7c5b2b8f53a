/** Characters. */
const maxShownAnswer = 200

export function shownAnswer(answer: string | null): string | null {
  const line = (answer ?? '')
    .slice(0, 2_000)
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  if (line === '') return null
  return line.length > maxShownAnswer ? `${line.slice(0, maxShownAnswer)}…` : line
}

type Plain = string | number | boolean | null | { readonly [name: string]: Plain }

/**
 * Merges the user's edits with another user's saved changes. Unchanged fields take the saved value; edited fields keep the
 * edit. Objects such as the week or the links merge field by field.
 * @param base values from before the edits
 */
export function rebase<Value extends Plain>(base: Value, mine: Value, theirs: Value): Value
export function rebase(base: Plain, mine: Plain, theirs: Plain): Plain {
  if (isWhole(base) || isWhole(mine) || isWhole(theirs))
    return JSON.stringify(base) === JSON.stringify(mine) ? theirs : mine
  const names = Object.keys(theirs)
  return Object.fromEntries(
    names.map((name) => [name, rebase(base[name] ?? null, mine[name] ?? null, theirs[name] ?? null)]),
  )
}

function isWhole(value: Plain): value is string | number | boolean | null {
  return typeof value !== 'object' || value === null
}
