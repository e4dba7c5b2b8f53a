import { IconAlertTriangle, IconScissors } from '@tabler/icons-react'
import { useState } from 'react'

import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { toasts } from '#ui/feedback/toasts.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { PanelScreen } from '#ui/screens/panel-screen.tsx'
import { useBesideForm } from '#ui/screens/use-beside-form.tsx'

import { servicesTexts as texts } from '../../catalog-screens.it.ts'
import type { AdminService } from '../../catalog.contract.ts'
import { catalogTexts } from '../../catalog.it.ts'
import { NewService } from './new-service.tsx'
import { failureOf } from './service-form.tsx'
import { ServiceRow } from './service-row.tsx'
import { useRemoveService, useServices } from './services-queries.ts'

import styles from './services.module.css'

/** What the shop offers: a list that is edited in place, and a form for more. */
export default function ServicesTab() {
  const services = useServices()
  const [removed, setRemoved] = useState<AdminService | null>(null)
  const { opener, close, beside } = useBesideForm(texts.add)
  return (
    <PanelScreen title={texts.title} tools={opener}>
      {beside(
        <div className={styles['list']}>
          {services.isPending && <ListToCome />}
          {services.isError && (
            <Notice kind="error" message={texts.loadFailed} onRetry={() => void services.refetch()} />
          )}
          {services.data && <ServiceList services={services.data} onRemove={setRemoved} />}
        </div>,
        <NewService onClose={close} />,
      )}
      {removed && <Removal service={removed} onClose={() => setRemoved(null)} />}
    </PanelScreen>
  )
}

type ListProps = { services: readonly AdminService[]; onRemove: (service: AdminService) => void }

function ServiceList({ services, onRemove }: ListProps) {
  if (services.length === 0)
    return (
      <EmptyState
        icon={<IconScissors size={28} stroke={1.75} />}
        title={texts.emptyTitle}
        text={texts.empty}
      />
    )
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

function ListToCome() {
  return Array.from({ length: 6 }, (_, index) => <FadeSkeleton key={index} block height={60} />)
}

function Removal({ service, onClose }: { service: AdminService; onClose: () => void }) {
  const remove = useRemoveService()
  return (
    <ConfirmDialog
      title={texts.removal.title}
      question={texts.removal.text(service.name)}
      confirm={texts.removal.confirm}
      busyLabel={texts.removal.busy}
      cancel={texts.cancel}
      busy={remove.isPending}
      failure={remove.error ? failureOf(remove.error, texts.removeFailed) : null}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(service._id, {
          onSuccess: () => {
            toasts.success(catalogTexts.deleted)
            onClose()
          },
        })
      }
    />
  )
}
