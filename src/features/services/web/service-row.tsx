import { IconAlertTriangle, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'

import { formatChf } from '#shared/money.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Chip } from '#ui/display/chip.tsx'
import { Numeral } from '#ui/display/numeral.tsx'
import { toasts } from '#ui/feedback/toasts.ts'
import { Switch } from '#ui/forms/switch.tsx'
import { failureOf } from '#ui/http/failure-of.ts'
import { useRowEditing } from '#ui/screens/use-row-editing.ts'

import { servicesTexts as texts } from '../services-screens.it.ts'
import type { AdminService } from '../services.contract.ts'
import { ServiceForm } from './service-form.tsx'
import { useChangeService } from './services-queries.ts'

import styles from './services.module.css'

type Props = { service: AdminService; onRemove: () => void }

export function ServiceRow({ service, onRemove }: Props) {
  const editing = useRowEditing()
  return (
    <li>
      {editing.isEditing ? (
        <EditedService service={service} onClose={editing.close} />
      ) : (
        <ShownService
          service={service}
          takesFocus={editing.takesFocus}
          onEdit={editing.edit}
          onRemove={onRemove}
        />
      )}
    </li>
  )
}

type ShownProps = Props & { takesFocus: boolean; onEdit: () => void }

function ShownService({ service, takesFocus, onEdit, onRemove }: ShownProps) {
  const { name, description, price, duration, listPrice, isActive } = service
  const change = useChangeService(service)
  const toggle = (next: boolean) =>
    change.mutate(
      { isActive: next },
      { onError: (error) => toasts.error(failureOf(error, texts.updateFailed)) },
    )
  return (
    <div className={styles['row']} data-inactive={!isActive || undefined}>
      <Numeral size={20} className={styles['price'] ?? ''}>
        {formatChf(price)}
      </Numeral>
      <div className={styles['what']}>
        <p className={styles['name']}>{name}</p>
        {description && <p className={styles['description']}>{description}</p>}
        {listPrice !== null && (
          <Chip tone="wait" icon={IconAlertTriangle}>
            {texts.listPrice(listPrice)}
          </Chip>
        )}
      </div>
      <p className={`num ${styles['duration']}`}>{texts.minutes(duration)}</p>
      <Switch checked={isActive} onChange={toggle} label={name} isBusy={change.isPending}>
        {texts.active}
      </Switch>
      <div className={styles['actions']}>
        <IconButton icon={IconPencil} label={texts.edit(name)} autoFocus={takesFocus} onClick={onEdit} />
        <IconButton icon={IconTrash} label={texts.remove(name)} onClick={onRemove} />
      </div>
    </div>
  )
}

function EditedService({ service, onClose }: { service: AdminService; onClose: () => void }) {
  // Keep the version from the start of editing, so that saving fails if another user has changed the service since.
  const [read] = useState(service)
  const change = useChangeService(read)
  return <ServiceForm service={read} saving={change} onSaved={onClose} onClose={onClose} />
}
