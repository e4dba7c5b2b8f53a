import { Notice } from '#ui/feedback/notice.tsx'
import { PassingNotice } from '#ui/feedback/passing-notice.tsx'

import { barberPanelTexts } from '../../barbers-panel.it.ts'
import { scheduleTexts } from '../../barbers-screens.it.ts'
import type { Barber } from '../../staff.contract.ts'
import { panelPause } from '../../working-hours.rules.ts'
import { StaffHead } from '../components/staff-head.tsx'
import { useLeaveQuestion } from '../components/use-leave-question.tsx'
import { HoursEditor } from '../schedule/hours-editor.tsx'
import { OutsideOpening } from '../schedule/outside-opening.tsx'
import { useShopToday } from '../schedule/use-shop-today.ts'
import { useVacationRemoval } from '../schedule/use-vacation-removal.tsx'
import { VacationsEditor } from '../schedule/vacations-editor.tsx'
import { PanelSection } from './panel-section.tsx'
import { SaveBar } from './save-bar.tsx'
import { useScheduleForm } from './use-schedule-form.ts'
import { WithOwnBarber } from './with-own-barber.tsx'

import styles from './panel-tab.module.css'

const { schedule: texts } = barberPanelTexts

export default function ScheduleTab() {
  return <WithOwnBarber>{(barber) => <Schedule key={barber._id} barber={barber} />}</WithOwnBarber>
}

/** A barber's own week and vacations. What others save meanwhile never replaces what is being typed. */
function Schedule({ barber }: { barber: Barber }) {
  const today = useShopToday()
  const form = useScheduleForm(barber, today)
  const { draft, change } = form
  const leaveQuestion = useLeaveQuestion(form.isChanged, texts.leaveQuestion)
  const removal = useVacationRemoval((gone) =>
    change({ ...draft, vacations: draft.vacations.filter(({ key }) => key !== gone) }),
  )
  return (
    <PanelSection title={texts.title}>
      <PassingNotice notice={form.notice} />
      <section className={styles['part']} aria-labelledby="orari">
        <StaffHead level="h3" id="orari" title={texts.hours} />
        <HoursEditor
          days={draft.workingHours}
          pause={panelPause}
          faults={form.faults.week}
          onChange={(workingHours) => change({ ...draft, workingHours })}
        />
        <OutsideOpening days={draft.workingHours} />
      </section>
      <section className={styles['part']} aria-labelledby="vacanze">
        <StaffHead level="h3" id="vacanze" title={scheduleTexts.vacations.title} />
        <VacationsEditor
          drafts={draft.vacations}
          saved={barber.vacations}
          today={today}
          faults={form.faults.vacations}
          onChange={(vacations) => change({ ...draft, vacations })}
          onAskRemoval={removal.ask}
        />
      </section>
      {form.isChanged && (
        <SaveBar
          label={texts.save}
          busyLabel={texts.saving}
          isSaving={form.isSaving}
          onSave={() => void form.save()}
          onDiscard={form.discard}
        >
          {form.failure && <Notice kind="error" message={form.failure} />}
        </SaveBar>
      )}
      {form.question ?? removal.dialog ?? leaveQuestion}
    </PanelSection>
  )
}
