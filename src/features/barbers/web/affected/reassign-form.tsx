import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'

import { BusyButton } from '#ui/buttons/busy-button.tsx'

import { scheduleTexts } from '../../barbers-screens.it.ts'
import type { Outcomes } from './use-reassignment-outcomes.ts'

import styles from './affected.module.css'

const { affected: texts } = scheduleTexts
const anyFreeBarber = ''

export function ReassignForm({
  outcomes: { colleagues, open, isReassigning, reassign },
}: {
  outcomes: Outcomes
}) {
  const [chosenId, setChosenId] = useState(anyFreeBarber)
  return (
    <form
      className={styles['reassign']}
      onSubmit={(event) => {
        event.preventDefault()
        reassign(chosenId === anyFreeBarber ? colleagues.map(({ _id }) => _id) : [chosenId])
      }}
    >
      <NativeSelect
        label={texts.colleague}
        value={chosenId}
        onChange={({ currentTarget }) => setChosenId(currentTarget.value)}
        data={[
          { value: anyFreeBarber, label: texts.firstFree },
          ...colleagues.map(({ _id, firstName, lastName }) => ({
            value: _id,
            label: `${firstName} ${lastName}`,
          })),
        ]}
      />
      <BusyButton type="submit" variant="outline" isBusy={isReassigning} busyLabel={texts.reassigning}>
        {texts.reassign(open.length)}
      </BusyButton>
      <p className="dim">{texts.reassignHint}</p>
    </form>
  )
}
