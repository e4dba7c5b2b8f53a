import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'

import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Link } from 'react-router'

import type { User } from '#features/accounts/accounts.contract.ts'
import { logout } from '#features/accounts/web/public.ts'

import { navigationFor } from './navigation.ts'

export default function UserMenu({ user }: { user: User }) {
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <Button
          variant="subtle"
          size="sm"
          rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        >
          Ciao, {user.firstName}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {navigationFor(user, 'menu').map((entry) => (
          <Menu.Item key={entry.to} component={Link} to={entry.to}>
            {entry.label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={() => void logout()}>Logout</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
