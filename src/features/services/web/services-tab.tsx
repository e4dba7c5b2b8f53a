import { IconAlertTriangle, IconScissors } from '@tabler/icons-react'
import { useState } from 'react'

import { failureOf } from '#ui/http/failure-of.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { UnsavedForms } from '#ui/overlays/unsaved-forms.tsx'
import { PanelScreen } from '#ui/screens/panel-screen.tsx'
import { RowList } from '#ui/screens/row-list.tsx'
import { useAddForm } from '#ui/screens/use-add-form.tsx'

import { servicesTexts as texts } from '../services-screens.it.ts'
import type { AdminService } from '../services.contract.ts'
import { ServiceForm } from './service-form.tsx'
import { ServiceRow } from './service-row.tsx'
import { useCreateService, useRemoveService, useServices } from './services-queries.ts'

import styles from './services.module.css'

export default function ServicesTab() {
  const services = useServices()
  const [removed, setRemoved] = useState<AdminService | null>(null)
  const create = useCreateService()
  const { opener, begin, close, withForm } = useAddForm({ add: texts.add, place: 'beside' })
  return (
    <PanelScreen title={texts.title} tools={opener}>
      <UnsavedForms>
        {withForm(
          <div className={styles['list']}>
            <RowList query={services} rows={services.data} icon={IconScissors} texts={texts} height={420}>
              {(rows) => <ServiceList services={rows} onRemove={setRemoved} />}
            </RowList>
          </div>,
          <ServiceForm saving={create} onSaved={begin} onClose={close} />,
        )}
      </UnsavedForms>
      {removed && <Removal service={removed} onClose={() => setRemoved(null)} />}
    </PanelScreen>
  )
}

type ListProps = { services: readonly AdminService[]; onRemove: (service: AdminService) => void }

function ServiceList({ services, onRemove }: ListProps) {
  return (
    <>
      {services.some(({ listPrice }) => listPrice !== null) && (
        <p className={styles['hint']}>
          <IconAlertTriangle size={18} stroke={2} aria-hidden />
          {texts.listPriceHint}
        </p>
      )}
      <ul className={styles['list']} aria-label={texts.title}>
        {services.map((service) => (
          <ServiceRow key={service._id} service={service} onRemove={() => onRemove(service)} />
        ))}
      </ul>
    </>
  )
}

function Removal({ service, onClose }: { service: AdminService; onClose: () => void }) {
  const remove = useRemoveService()
  return (
    <ConfirmDialog
      texts={{ ...texts.removal, question: texts.removal.question(service.name) }}
      isBusy={remove.isPending}
      failure={remove.error && failureOf(remove.error, texts.removeFailed)}
      onConfirm={() => remove.mutate(service._id, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
