/** A chunk as the bundler cuts it by itself: the modules that the same pages load. */
export type Chunk = {
  modules: readonly string[]
  /** Bytes before minification. */
  size: number
  /** Indices of the chunks that load with this one. */
  imports: readonly number[]
}

/** A page or a part that loads later: the chunks that it needs, and how much it counts. */
export type Load = { chunks: ReadonlySet<number>; weight: number }

/** The cost of one more file, in bytes before minification; about 2 kB as sent. */
const fileCost = 16_000

/** @returns the roots and all that they import; each comes after its own imports, unless they form a cycle */
export function withImports(
  roots: Iterable<number>,
  importsOf: (index: number) => Iterable<number>,
): Set<number> {
  const visited = new Set<number>()
  const found = new Set<number>()
  const add = (index: number): void => {
    if (visited.has(index)) return
    visited.add(index)
    for (const next of importsOf(index)) add(next)
    found.add(index)
  }
  for (const root of roots) add(root)
  return found
}

type Part = { members: number[]; size: number; imports: Set<number>; loads: boolean[] }

/**
 * Merges chunks as long as a merge saves more files than it adds bytes that a page does not need, summed over all loads.
 * @returns the modules of each file; a file comes after the files that it imports
 */
export function mergeChunks(chunks: readonly Chunk[], loads: readonly Load[]): string[][] {
  const parts = new Map<number, Part>(
    chunks.map(({ size, imports }, index) => [
      index,
      {
        members: [index],
        size,
        imports: new Set(imports),
        loads: loads.map((load) => load.chunks.has(index)),
      },
    ]),
  )
  const at = (index: number): Part => {
    const part = parts.get(index)
    if (!part) throw new Error(`Part ${index} is merged already`)
    return part
  }

  const allOf = (roots: Iterable<number>): Set<number> => withImports(roots, (index) => at(index).imports)

  /** The gain without what the other part imports: never less than the true gain. */
  const upperGain = (first: Part, second: Part): number =>
    loads.reduce((sum, { weight }, load) => {
      if (first.loads[load] && second.loads[load]) return sum + weight * fileCost
      if (first.loads[load]) return sum - weight * second.size
      return second.loads[load] ? sum - weight * first.size : sum
    }, 0)

  const gain = (first: number, second: number): number => {
    const missing = (below: Set<number>, load: number): number =>
      [...below].map(at).reduce((sum, part) => sum + (part.loads[load] ? 0 : part.size + fileCost), -fileCost)
    const [belowFirst, belowSecond] = [allOf([first]), allOf([second])]
    return loads.reduce((sum, { weight }, load) => {
      const [isFirst, isSecond] = [at(first).loads[load], at(second).loads[load]]
      if (isFirst && isSecond) return sum + weight * fileCost
      if (isFirst) return sum - weight * missing(belowSecond, load)
      return isSecond ? sum - weight * missing(belowFirst, load) : sum
    }, 0)
  }

  /** Says whether one part imports the other through a third: merged, they would import each other. */
  const closesCycle = (first: number, second: number): boolean =>
    [...at(first).imports].some((next) => next !== second && allOf([next]).has(second)) ||
    [...at(second).imports].some((next) => next !== first && allOf([next]).has(first))

  const gains = new Map<string, { first: number; second: number; most: number }>()
  const judge = (one: number, other: number): void => {
    const [first, second] = one < other ? [one, other] : [other, one]
    const most = upperGain(at(first), at(second))
    if (most > 0) gains.set(`${first} ${second}`, { first, second, most })
    else gains.delete(`${first} ${second}`)
  }

  const bestPair = (): { first: number; second: number } | undefined => {
    let best: { first: number; second: number; gain: number } | undefined
    for (const { first, second, most } of [...gains.values()].toSorted((a, b) => b.most - a.most)) {
      if (most <= (best?.gain ?? 0)) break
      const found = gain(first, second)
      if (found > (best?.gain ?? 0) && !closesCycle(first, second)) best = { first, second, gain: found }
    }
    return best
  }

  const merge = (first: number, second: number): void => {
    const changed = new Set([first])
    const loadAll = (index: number, below: Set<number>): void =>
      loads.forEach((_, load) => {
        if (!at(index).loads[load]) return
        for (const next of below) {
          if (at(next).loads[load]) continue
          at(next).loads[load] = true
          changed.add(next)
        }
      })
    loadAll(first, allOf([second]))
    loadAll(second, allOf([first]))
    const [kept, gone] = [at(first), at(second)]
    kept.members.push(...gone.members)
    kept.size += gone.size
    for (const next of gone.imports) kept.imports.add(next)
    parts.delete(second)
    changed.delete(second)
    for (const [index, { imports }] of parts)
      if (imports.delete(second) && index !== first) imports.add(first)
    kept.imports.delete(first)
    for (const [key, pair] of gains) if (pair.first === second || pair.second === second) gains.delete(key)
    for (const one of changed) for (const other of parts.keys()) if (one !== other) judge(one, other)
  }

  for (const first of parts.keys())
    for (const second of parts.keys()) if (first < second) judge(first, second)
  for (let pair = bestPair(); pair; pair = bestPair()) merge(pair.first, pair.second)

  return [...allOf(parts.keys())].map((index) =>
    at(index).members.flatMap((member) => chunks[member]?.modules ?? []),
  )
}
