import { Menu } from '@mantine/core'

import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { IconChevronDown } from '@tabler/icons-react'

import {
  statusTable,
  type AppointmentStatus,
  appointmentStatuses,
} from '#features/appointments/appointment-statuses.rules.ts'
import { StatusChip } from '#features/appointments/web/status-chip.tsx'

import { statusTexts } from '../../calendar.it.ts'

import styles from './status-menu.module.css'

type Props = {
  status: AppointmentStatus
  choices?: readonly AppointmentStatus[]
  isSaving?: boolean
  onChoose: (status: AppointmentStatus) => void
}

export function StatusMenu({ status, choices = appointmentStatuses, isSaving = false, onChoose }: Props) {
  return (
    <Menu position="bottom-end" width={200} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button
          type="button"
          className={styles['target']}
          aria-label={statusTexts.change(statusTable[status].label)}
          aria-busy={isSaving || undefined}
        >
          <StatusChip status={status} />
          <IconChevronDown size={14} stroke={2.2} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={status} onChange={(value) => onChoose(statusNamed(value) ?? status)}>
          {choices.map((choice) => (
            <Menu.RadioItem key={choice} value={choice} closeMenuOnClick>
              <StatusChip status={choice} />
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}

const statusNamed = (name: string) => appointmentStatuses.find((status) => status === name)
