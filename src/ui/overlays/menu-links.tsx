import { Link } from 'react-router'

import drop from './drop-menu.module.css'

type Props = { links: readonly { to: string; label: string }[]; onFollow: () => void }

export function MenuLinks({ links, onFollow }: Props) {
  return links.map(({ to, label }) => (
    <li key={to}>
      <Link to={to} className={drop['entry']} onClick={onFollow}>
        {label}
      </Link>
    </li>
  ))
}
