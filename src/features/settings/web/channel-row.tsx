import type { Icon } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'

import { Chip } from '#ui/display/chip.tsx'

import styles from './channels.module.css'

type Props = {
  icon: Icon
  name: string
  state: ComponentProps<typeof Chip>
  sentences: readonly string[]
  children?: ReactNode
}

export function ChannelRow({ icon: Picture, name, state, sentences, children }: Props) {
  return (
    <li className={styles['channel']}>
      <Picture size={20} stroke={1.75} aria-hidden />
      <div className={styles['what']}>
        <div className={styles['name']}>
          <h3>{name}</h3>
          <Chip {...state} />
        </div>
        <p className="dim num">{sentences.join(' ')}</p>
        {children}
      </div>
    </li>
  )
}
