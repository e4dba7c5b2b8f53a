import { useQuery } from '@tanstack/react-query'

import type { Service } from '#features/services/services.contract.ts'
import { activeServicesQuery } from '#features/services/web/active-services-query.ts'
import { formatChf } from '#shared/money.ts'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { FieldFault } from '#ui/forms/field-fault.tsx'
import { SaveBar } from '#ui/forms/save-bar.tsx'
import { SwitchTrack } from '#ui/forms/switch-track.tsx'
import { staffTimeout } from '#ui/http/http-client.ts'
import { useLeaveQuestion } from '#ui/overlays/use-leave-question.tsx'

import { barberPanelTexts } from '../barbers-panel.it.ts'
import type { Barber } from '../barbers.contract.ts'
import { pollInterval } from './barber-queries.ts'
import { PanelSection } from './panel/panel-section.tsx'
import { useServicesForm } from './panel/use-services-form.ts'
import { WithOwnBarber } from './panel/with-own-barber.tsx'

import styles from './panel/services-tab.module.css'

const { services: texts } = barberPanelTexts

export default function BarberServicesTab() {
  return <WithOwnBarber>{(barber) => <OwnServices key={barber._id} barber={barber} />}</WithOwnBarber>
}

function OwnServices({ barber }: { barber: Barber }) {
  const services = useQuery({ ...activeServicesQuery(staffTimeout), refetchInterval: pollInterval })
  const form = useServicesForm(barber)
  const leaveQuestion = useLeaveQuestion(form.isChanged, texts.leaveQuestion)
  return (
    <PanelSection
      title={texts.title}
      tools={<p className="dim num">{texts.offered(form.chosen.length)}</p>}
      form={form.props}
    >
      <p className="dim">{texts.lead}</p>
      {services.isPending && <FadeSkeleton block height={320} />}
      {services.isError && !services.data && (
        <Notice kind="error" message={texts.loadFailed} onRetry={() => void services.refetch()} />
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
      <SaveBar texts={texts} saving={form}>
        {form.fault && <FieldFault>{form.fault}</FieldFault>}
      </SaveBar>
      {leaveQuestion}
    </PanelSection>
  )
}

type CardProps = { service: Service; isOn: boolean; onToggle: () => void }

function ServiceCard({ service, isOn, onToggle }: CardProps) {
  const { name, duration, price } = service
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className={`state-pole ${styles['card']}`}
      data-tone={isOn ? 'ok' : 'plain'}
      onClick={onToggle}
    >
      <span className={styles['name']}>{name}</span>
      <span className={`dim num ${styles['facts']}`}>
        <span>{texts.minutes(duration)}</span> · <span className={styles['price']}>{formatChf(price)}</span>
      </span>
      <SwitchTrack className={styles['track']} />
    </button>
  )
}
