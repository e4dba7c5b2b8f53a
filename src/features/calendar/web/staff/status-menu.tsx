import { Menu } from '@mantine/core'

import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { IconChevronDown } from '@tabler/icons-react'

import {
  type AppointmentStatus,
  choicesOf,
  statusTable,
} from '#features/appointments/appointment-statuses.rules.ts'
import { StatusChip } from '#features/appointments/web/status-chip.tsx'

import { statusTexts } from '../../calendar.it.ts'
import { useStaffRole } from './use-staff-role.ts'

import styles from './status-menu.module.css'

type Props = {
  status: AppointmentStatus
  isSaving?: boolean
  onChoose: (status: AppointmentStatus) => void
}

export function StatusMenu({ status, isSaving = false, onChoose }: Props) {
  const choices = choicesOf(useStaffRole(), status)
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
        <Menu.RadioGroup
          value={status}
          onChange={(value) => onChoose(choices.find((choice) => choice === value) ?? status)}
        >
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
