import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { use } from 'react'

import type { AdminUser } from '../../admin-users.contract.ts'
import { usersTexts as texts } from '../../users-screens.it.ts'
import { ProfilesContext } from '../profiles.ts'
import { byEmail, noProfile } from './user-form.schema.ts'

/** @property hasNone the owner has explicitly chosen no profile */
type Props = NativeSelectProps & { linked: AdminUser['barber']; hasNone: boolean }

export function BarberSelect({ linked, hasNone, ...select }: Props) {
  const profiles = use(ProfilesContext)
  const known = [...(linked ? [linked] : []), ...profiles]
  const options = [...new Map(known.map((barber) => [barber._id, barber])).values()]
  return (
    <NativeSelect {...select} label={texts.labels.barber} key={options.length}>
      {!hasNone && <option value={byEmail}>{texts.barber.byEmail}</option>}
      <option value={noProfile}>{texts.barber.none}</option>
      {options.map(({ _id, firstName, lastName }) => (
        <option key={_id} value={_id}>{`${firstName} ${lastName}`}</option>
      ))}
    </NativeSelect>
  )
}
