import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Menu } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'

import { calendarTexts } from '../calendar.it.ts'
import { barberName } from './staff/barber-name.ts'
import type { StaffBarber } from './staff/staff-barber.ts'

import styles from './toolbar.module.css'

type Props = {
  barbers: readonly StaffBarber[]
  chosenId: string | null
  onChoose: (barberId: string | null) => void
}

const everybody = 'all'

export function BarberFilter({ barbers, chosenId, onChoose }: Props) {
  const chosen = barbers.find(({ _id }) => _id === chosenId)
  const label = chosen ? barberName(chosen) : calendarTexts.allBarbers
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button
          type="button"
          className={`button ${styles['filter']}`}
          data-variant="outline"
          data-size="sm"
          data-filtering={chosen !== undefined}
          aria-label={calendarTexts.filter(label)}
        >
          <IconFilter size={18} stroke={1.75} aria-hidden />
          <span className={styles['wide']}>{label}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={chosenId ?? everybody}
          onChange={(value) => onChoose(value === everybody ? null : value)}
        >
          <Menu.RadioItem value={everybody} closeMenuOnClick>
            {calendarTexts.allBarbers}
          </Menu.RadioItem>
          {barbers.map((barber) => (
            <Menu.RadioItem key={barber._id} value={barber._id} closeMenuOnClick>
              {barberName(barber)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
