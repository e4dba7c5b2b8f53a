import { type Interval, overlaps } from '#features/availability/slots.rules.ts'

export type Lane = { left: number; width: number }

type Item = Interval & { isLive: boolean }

/**
 * Places overlapping cards side by side. Live cards never overlap each other; they get the first lane, twice as wide as the
 * lanes of cancelled cards. A cancelled card without an overlap gets the whole column.
 */
export function lanesOf(items: readonly Item[]): Lane[] {
  const places = new Map<Item, { lane: number; group: Item[] }>()
  for (const group of overlappingGroups(items)) {
    const inOrder = group.toSorted(
      (first, second) => Number(second.isLive) - Number(first.isLive) || first.start - second.start,
    )
    const taken: Item[][] = []
    for (const item of inOrder) {
      const free = taken.findIndex((lane) => lane.every((other) => !overlaps(item, other)))
      const lane = free === -1 ? taken.length : free
      ;(taken[lane] ??= []).push(item)
      places.set(item, { lane, group })
    }
  }
  const lanesIn = new Map<Item[], number>()
  for (const { lane, group } of places.values())
    lanesIn.set(group, Math.max(lanesIn.get(group) ?? 0, lane + 1))
  return items.map((item) => {
    const { lane, group } = places.get(item) ?? { lane: 0, group: [item] }
    return shareOf(
      lane,
      lanesIn.get(group) ?? 1,
      group.some(({ isLive }) => isLive),
    )
  })
}

function shareOf(lane: number, lanes: number, hasLive: boolean): Lane {
  const first = hasLive && lanes > 1 ? 2 : 1
  const total = first + lanes - 1
  return lane === 0
    ? { left: 0, width: first / total }
    : { left: (first + lane - 1) / total, width: 1 / total }
}

function overlappingGroups(items: readonly Item[]): Item[][] {
  const groups: Item[][] = []
  let end = -1
  for (const item of items.toSorted((first, second) => first.start - second.start)) {
    const group = groups.at(-1)
    if (group && item.start < end) group.push(item)
    else groups.push([item])
    end = Math.max(end, item.end)
  }
  return groups
}
