import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useSession } from '#features/accounts/web/session-store.ts'
import { gatesTexts } from '#features/plans/plans-gates.it.ts'
import { useBarbersLimit } from '#features/plans/web/use-barbers-limit.ts'
import { activeServicesQuery } from '#features/services/web/active-services-query.ts'
import { useShopNow } from '#features/settings/web/use-shop-now.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { FieldFault } from '#ui/forms/field-fault.tsx'
import { FormFoot } from '#ui/forms/form-foot.tsx'
import { Switch } from '#ui/forms/switch.tsx'
import { staffTimeout } from '#ui/http/http-client.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'

import { barbersTabTexts, scheduleTexts } from '../../barbers-screens.it.ts'
import type { Barber } from '../../barbers.contract.ts'
import { adminPause } from '../../working-hours.rules.ts'
import { BarberFailure } from '../components/barber-failure.tsx'
import { BarberImage } from '../components/barber-image.tsx'
import { OwnPasswordField } from '../components/own-password-field.tsx'
import { ServiceChecks } from '../components/service-checks.tsx'
import { useBarberImage } from '../components/use-barber-image.tsx'
import { HoursEditor } from '../schedule/hours-editor.tsx'
import { useVacationRemoval } from '../schedule/use-vacation-removal.tsx'
import { VacationsEditor } from '../schedule/vacations-editor.tsx'
import { PersonFields } from './person-fields.tsx'
import { useBarberEdit } from './use-barber-edit.ts'

import styles from './barber-form.module.css'

const { edit: texts, form: formTexts, errors } = barbersTabTexts

type Props = { barber: Barber; onClose: () => void }

export function EditBarberDialog({ barber, onClose }: Props) {
  const { day: today } = useShopNow()
  const services = useQuery(activeServicesQuery(staffTimeout))
  const hasNoRoom = useBarbersLimit().isFull && !barber.isActive
  const [isLeaving, setIsLeaving] = useState(false)
  const ownBarberId = useSession().user?.barberId
  const edit = useBarberEdit(barber, today, onClose)
  const { form } = edit
  const fields = form.getValues()
  const removal = useVacationRemoval(form)
  const image = useBarberImage(barber)
  const question = edit.question ?? removal.dialog ?? image.editor.dialog
  if (question) return question
  if (isLeaving) {
    return (
      <ConfirmDialog
        texts={{
          title: texts.leaveTitle,
          question: texts.leaveQuestion(`${barber.firstName} ${barber.lastName}`),
          confirm: texts.leaveConfirm,
          cancel: texts.stay,
        }}
        onConfirm={onClose}
        onClose={() => setIsLeaving(false)}
      />
    )
  }
  const leave = () => (form.isDirty() ? setIsLeaving(true) : onClose())
  return (
    <Dialog onClose={leave} title={texts.title} width="880px">
      <form {...form.props} className={`${styles['form']} ${styles['sheet']}`}>
        <BarberImage barber={barber} image={image} />
        <PersonFields inputProps={form.getInputProps} />
        {barber._id === ownBarberId && fields.email !== barber.email && (
          <OwnPasswordField inputProps={form.getInputProps('currentPassword')} />
        )}
        <Switch
          description={hasNoRoom ? gatesTexts.barbers.noReturn : formTexts.activeHint}
          label={`${barber.firstName} ${barber.lastName}`}
          checked={fields.isActive}
          disabled={hasNoRoom && !fields.isActive}
          onChange={(isActive) => form.change('isActive', isActive)}
        >
          {formTexts.active}
        </Switch>
        <fieldset className={styles['part']}>
          <legend>{formTexts.services}</legend>
          {services.isError && (
            <Notice kind="error" message={errors.services} onRetry={() => void services.refetch()} />
          )}
          <ServiceChecks
            names={services.data?.map(({ name }) => name) ?? []}
            chosen={fields.services}
            onChange={(chosen) => form.change('services', chosen)}
          />
          {form.errors['services'] && <FieldFault>{form.errors['services']}</FieldFault>}
        </fieldset>
        <div className={styles['part']}>
          <h3 className={styles['heading']}>{formTexts.hours}</h3>
          <HoursEditor form={form} pause={adminPause} />
        </div>
        <div className={styles['part']}>
          <h3 className={styles['heading']}>{scheduleTexts.vacations.title}</h3>
          <VacationsEditor form={form} saved={barber.vacations} today={today} onAskRemoval={removal.ask} />
        </div>
        {edit.error && <BarberFailure error={edit.error} fallback={errors.edit} />}
        <FormFoot texts={texts} isBusy={edit.isSaving} className={styles['actions']} onCancel={leave} />
      </form>
    </Dialog>
  )
}
