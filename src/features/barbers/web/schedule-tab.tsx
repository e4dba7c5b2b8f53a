import { useShopNow } from '#features/settings/web/use-shop-now.ts'
import { SaveBar } from '#ui/forms/save-bar.tsx'
import { useLeaveQuestion } from '#ui/overlays/use-leave-question.tsx'

import { barberPanelTexts } from '../barbers-panel.it.ts'
import { scheduleTexts } from '../barbers-screens.it.ts'
import type { Barber } from '../barbers.contract.ts'
import { panelPause } from '../working-hours.rules.ts'
import { StaffHead } from './components/staff-head.tsx'
import { PanelSection } from './panel/panel-section.tsx'
import { useScheduleForm } from './panel/use-schedule-form.ts'
import { WithOwnBarber } from './panel/with-own-barber.tsx'
import { HoursEditor } from './schedule/hours-editor.tsx'
import { useVacationRemoval } from './schedule/use-vacation-removal.tsx'
import { VacationsEditor } from './schedule/vacations-editor.tsx'

import styles from './panel/panel-tab.module.css'

const { schedule: texts } = barberPanelTexts

export default function ScheduleTab() {
  return <WithOwnBarber>{(barber) => <Schedule key={barber._id} barber={barber} />}</WithOwnBarber>
}

/** Reloaded data never replace unsaved input. */
function Schedule({ barber }: { barber: Barber }) {
  const { day: today } = useShopNow()
  const { form, ...schedule } = useScheduleForm(barber, today)
  const leaveQuestion = useLeaveQuestion(schedule.isChanged, texts.leaveQuestion)
  const removal = useVacationRemoval(form)
  return (
    <>
      <PanelSection title={texts.title} form={form.props}>
        <section className={styles['part']} aria-labelledby="orari">
          <StaffHead level="h3" id="orari" title={texts.hours} />
          <HoursEditor form={form} pause={panelPause} />
        </section>
        <section className={styles['part']} aria-labelledby="vacanze">
          <StaffHead level="h3" id="vacanze" title={scheduleTexts.vacations.title} />
          <VacationsEditor form={form} saved={barber.vacations} today={today} onAskRemoval={removal.ask} />
        </section>
        <SaveBar texts={texts} saving={schedule} />
      </PanelSection>
      {schedule.question ?? removal.dialog ?? leaveQuestion}
    </>
  )
}
