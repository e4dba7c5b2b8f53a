import '@mantine/core/styles/Switch.layer.css'

import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'

import type { Service } from '#features/catalog/catalog.contract.ts'
import { formatChf } from '#shared/money.ts'
import { ErrorBlock } from '#ui/error-block.tsx'
import { FadeSkeleton } from '#ui/fade-skeleton.tsx'

import { barberPanelTexts } from '../../barber-panel.it.ts'
import type { Barber } from '../../staff.contract.ts'
import { FieldFault } from '../components/field-fault.tsx'
import { StaffHead } from '../components/staff-head.tsx'
import { SuccessNotice } from '../components/success-notice.tsx'
import { useLeaveQuestion } from '../components/use-leave-question.tsx'
import { offeredServicesQuery } from '../queries/barber-queries.ts'
import panelStyles from './panel-tab.module.css'
import { SaveBar } from './save-bar.tsx'
import styles from './services-tab.module.css'
import { useServicesForm } from './use-services-form.ts'
import { WithOwnBarber } from './with-own-barber.tsx'

const { services: texts } = barberPanelTexts

export default function BarberServicesTab() {
  return <WithOwnBarber>{(barber) => <OwnServices key={barber._id} barber={barber} />}</WithOwnBarber>
}

/** All that the shop offers; what is switched on can be booked with this barber. */
function OwnServices({ barber }: { barber: Barber }) {
  const services = useQuery(offeredServicesQuery)
  const form = useServicesForm(barber)
  const leaveQuestion = useLeaveQuestion(form.isChanged, texts.leaveQuestion)
  return (
    <div className={panelStyles['tab']}>
      <StaffHead title={texts.title}>
        <p className="dim num">{texts.offered(form.chosen.length)}</p>
      </StaffHead>
      <p className="dim">{texts.lead}</p>
      <SuccessNotice message={form.success} />
      {services.isPending && <FadeSkeleton block height={320} />}
      {services.isError && !services.data && (
        <ErrorBlock message={texts.loadFailed} onRetry={() => void services.refetch()} />
      )}
      <div className={styles['cards']}>
        {services.data?.map((service) => (
          <ServiceCard
            key={service._id}
            service={service}
            isOn={form.chosen.includes(service.name)}
            onToggle={() => form.toggle(service.name)}
          />
        ))}
      </div>
      {form.fault && <FieldFault>{form.fault}</FieldFault>}
      {form.failure && <ErrorBlock message={form.failure} />}
      {form.isChanged && (
        <SaveBar
          label={texts.save}
          busyLabel={texts.saving}
          isSaving={form.isSaving}
          onSave={form.save}
          onDiscard={form.discard}
        />
      )}
      {leaveQuestion}
    </div>
  )
}

type CardProps = { service: Service; isOn: boolean; onToggle: () => void }

function ServiceCard({ service, isOn, onToggle }: CardProps) {
  const { name, duration, price } = service
  return (
    <Switch
      size="md"
      checked={isOn}
      onChange={onToggle}
      labelPosition="left"
      data-on={isOn}
      classNames={{
        root: styles['card'] ?? '',
        body: styles['cardBody'] ?? '',
        label: styles['label'] ?? '',
      }}
      label={
        <>
          <span className={styles['name']}>{name}</span>
          <span className="dim num">
            {texts.minutes(duration)} · <span className={styles['price']}>{formatChf(price)}</span>
          </span>
        </>
      }
    />
  )
}
