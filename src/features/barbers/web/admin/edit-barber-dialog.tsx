import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { activeServicesQuery } from '#features/catalog/web/public.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { BusyButton } from '#ui/forms/busy-button.tsx'
import { Switch } from '#ui/forms/switch.tsx'
import { staffTimeout } from '#ui/http/http-client.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'

import { barbersTabTexts, scheduleTexts } from '../../barbers-screens.it.ts'
import type { Barber } from '../../staff.contract.ts'
import { adminPause } from '../../working-hours.rules.ts'
import { FieldFault } from '../components/field-fault.tsx'
import { ServiceChecks } from '../components/service-checks.tsx'
import { HoursEditor } from '../schedule/hours-editor.tsx'
import { OutsideOpening } from '../schedule/outside-opening.tsx'
import { useShopToday } from '../schedule/use-shop-today.ts'
import { useVacationRemoval } from '../schedule/use-vacation-removal.tsx'
import { VacationsEditor } from '../schedule/vacations-editor.tsx'
import { PersonFields } from './person-fields.tsx'
import { useBarberEdit } from './use-barber-edit.ts'

import styles from './barber-form.module.css'

const { edit: texts, form, errors } = barbersTabTexts

type Props = { barber: Barber; onClose: () => void }

/** All that can be changed of a barber, saved together or not at all; a save that fails leaves it open. */
export function EditBarberDialog({ barber, onClose }: Props) {
  const today = useShopToday()
  const services = useQuery(activeServicesQuery(staffTimeout))
  const [isLeaving, setIsLeaving] = useState(false)
  const edit = useBarberEdit(barber, today, onClose)
  const { draft, change, faults } = edit
  const removal = useVacationRemoval((gone) =>
    change({ ...draft, vacations: draft.vacations.filter(({ key }) => key !== gone) }),
  )
  const question = edit.question ?? removal.dialog
  if (question) return question
  if (isLeaving) {
    return (
      <ConfirmDialog
        title={texts.leaveTitle}
        question={texts.leaveQuestion(`${barber.firstName} ${barber.lastName}`)}
        confirm={texts.leaveConfirm}
        cancel={texts.stay}
        onConfirm={onClose}
        onClose={() => setIsLeaving(false)}
      />
    )
  }
  const leave = () => (edit.isChanged ? setIsLeaving(true) : onClose())
  return (
    <Dialog onClose={leave} title={texts.title} width="880px">
      <form
        noValidate
        className={`${styles['form']} ${styles['sheet']}`}
        onSubmit={(event) => {
          event.preventDefault()
          void edit.save()
        }}
      >
        <PersonFields
          person={draft.person}
          errors={faults.person}
          onChange={(person) => change({ ...draft, person })}
        />
        <Switch
          description={form.activeHint}
          label={`${barber.firstName} ${barber.lastName}`}
          checked={draft.isActive}
          onChange={(isActive) => change({ ...draft, isActive })}
        >
          {form.active}
        </Switch>
        <fieldset className={styles['part']}>
          <legend>{form.services}</legend>
          {services.isError && (
            <Notice kind="error" message={errors.services} onRetry={() => void services.refetch()} />
          )}
          <ServiceChecks
            names={services.data?.map(({ name }) => name) ?? []}
            chosen={draft.services}
            onChange={(chosen) => change({ ...draft, services: chosen })}
          />
          {faults.services && <FieldFault>{faults.services}</FieldFault>}
        </fieldset>
        <div className={styles['part']}>
          <h3 className={styles['heading']}>{form.hours}</h3>
          <HoursEditor
            days={draft.workingHours}
            pause={adminPause}
            faults={faults.week}
            onChange={(workingHours) => change({ ...draft, workingHours })}
          />
          <OutsideOpening days={draft.workingHours} />
        </div>
        <div className={styles['part']}>
          <h3 className={styles['heading']}>{scheduleTexts.vacations.title}</h3>
          <VacationsEditor
            drafts={draft.vacations}
            saved={barber.vacations}
            today={today}
            faults={faults.vacations}
            onChange={(vacations) => change({ ...draft, vacations })}
            onAskRemoval={removal.ask}
          />
        </div>
        {edit.failure && <Notice kind="error" message={edit.failure} />}
        <div className={styles['actions']}>
          <Button variant="outline" onClick={leave}>
            {texts.cancel}
          </Button>
          <BusyButton type="submit" busy={edit.isSaving} busyLabel={texts.saving}>
            {texts.save}
          </BusyButton>
        </div>
      </form>
    </Dialog>
  )
}
