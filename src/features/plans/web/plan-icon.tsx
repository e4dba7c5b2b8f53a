import { IconBuildingSkyscraper, IconBuildingStore, type Icon, IconScissors } from '@tabler/icons-react'

/** Keys as in the plans table, from Tabler's icon names. */
const icons: Readonly<Record<string, Icon>> = {
  scissors: IconScissors,
  'building-store': IconBuildingStore,
  'building-skyscraper': IconBuildingSkyscraper,
}

export function PlanIcon({ name, size = 24 }: { name: string; size?: number }) {
  const Picture = icons[name] ?? IconScissors
  return <Picture size={size} stroke={1.75} aria-hidden />
}
