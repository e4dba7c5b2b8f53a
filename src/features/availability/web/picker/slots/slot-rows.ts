import type { TimeOfDay } from '#shared/calendar-time.ts'

export const slotColumns = 4

const dayParts = ['morning', 'afternoon', 'evening'] as const
type DayPart = (typeof dayParts)[number]

export type SlotGroup<Item> = { part: DayPart; rows: Item[][] }

function dayPartOf(time: TimeOfDay): DayPart {
  if (time < '12:00') return 'morning'
  return time < '17:00' ? 'afternoon' : 'evening'
}

export function slotGroups<Item extends { time: TimeOfDay }>(items: readonly Item[]): SlotGroup<Item>[] {
  return dayParts
    .map((part) => ({ part, rows: inRows(items.filter((item) => dayPartOf(item.time) === part)) }))
    .filter((group) => group.rows.length > 0)
}

function inRows<Item>(items: readonly Item[]): Item[][] {
  const rows: Item[][] = []
  for (let start = 0; start < items.length; start += slotColumns)
    rows.push(items.slice(start, start + slotColumns))
  return rows
}
