import { ActionIcon, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'

/** Both icons are rendered and CSS shows one: the stored theme is unknown while the page is prerendered. */
export function ThemeToggle() {
  const { toggleColorScheme } = useMantineColorScheme()
  return (
    <ActionIcon aria-label="Cambia tema" onClick={toggleColorScheme}>
      <IconSun size={20} stroke={1.75} className="mantine-light-hidden" aria-hidden />
      <IconMoon size={20} stroke={1.75} className="mantine-dark-hidden" aria-hidden />
    </ActionIcon>
  )
}
