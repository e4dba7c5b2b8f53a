/** Characters of a mail server's answer that are worth reading. */
const longestAnswer = 200

/** What a mail server said, fit to be shown: one line without controls, and not without end. */
export function shownAnswer(answer: string | null): string | null {
  const line = (answer ?? '')
    .slice(0, 2_000)
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  if (line === '') return null
  return line.length > longestAnswer ? `${line.slice(0, longestAnswer)}…` : line
}

type Plain = string | number | boolean | null | { readonly [name: string]: Plain }

/**
 * What was typed, on top of what somebody else has saved meanwhile: fields that were not touched take the saved value, the
 * others stay as they were typed. Of what has parts (a week, the links) each part counts by itself.
 * @param base what was there when the typing began
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
