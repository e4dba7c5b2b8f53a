import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Button, NativeSelect, Textarea } from '@mantine/core'
import { useId, useState } from 'react'

import { servicesOf } from '#features/availability/web/choice.ts'
import { useCatalog } from '#features/availability/web/use-catalog.ts'
import { BusyButton } from '#ui/buttons/busy-button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useForm } from '#ui/forms/use-form.ts'
import { messageOf } from '#ui/http/http-client.ts'
import { useLeaveQuestion } from '#ui/overlays/use-leave-question.tsx'

import { waitingListScreenTexts as texts } from '../../offers-screens.it.ts'
import { joinRequestSchema } from '../../offers.contract.ts'
import { waitingDays, waitingPeriods } from '../../waiting-list.contract.ts'
import { waitingListTexts } from '../../waiting-list.it.ts'
import { useJoinWaitingList } from '../waiting-list-queries.ts'
import { ChoiceChecks } from './choice-checks.tsx'

import formBox from '#ui/forms/form-box.module.css'
import styles from './join-form.module.css'

type Props = {
  wish: { barber: string; service: string }
  onAdded: () => void
  onClose: () => void
}

export function JoinForm({ wish, onAdded, onClose }: Props) {
  const heading = useId()
  const { catalog, failure, retry } = useCatalog()
  const join = useJoinWaitingList()
  const [barberId, setBarberId] = useState(wish.barber)
  const [serviceId, setServiceId] = useState(wish.service)
  const form = useForm({
    schema: joinRequestSchema,
    initialValues: {
      preferredBarber: wish.barber,
      service: wish.service,
      preferredDays: [] as (typeof waitingDays)[number][],
      preferredTimeSlots: [] as (typeof waitingPeriods)[number][],
      notes: '',
    },
    onSubmit: (values) => {
      if (!join.isPending && !join.isSuccess) join.mutate(values, { onSuccess: onAdded })
    },
    error: join.error,
  })
  const leaveQuestion = useLeaveQuestion(() => !join.isSuccess && form.isDirty())
  const { preferredDays, preferredTimeSlots } = form.getValues()
  const services = catalog ? servicesOf(barberId, catalog) : []
  const chooseBarber = (id: string) => {
    setBarberId(id)
    setServiceId('')
    form.setFieldValue('preferredBarber', id)
    form.setFieldValue('service', '')
    form.clearFieldError('preferredBarber')
  }
  const chooseService = (id: string) => {
    setServiceId(id)
    form.setFieldValue('service', id)
    form.clearFieldError('service')
  }
  return (
    <form {...form.props} className={formBox['box']} aria-labelledby={heading}>
      <h2 id={heading} className={formBox['title']}>
        {texts.formTitle}
      </h2>
      {failure && <Notice kind="error" message={failure} onRetry={retry} />}
      <div className={formBox['fields']}>
        <NativeSelect
          size="sm"
          className={styles['select'] ?? ''}
          label={texts.labels.barber}
          value={barberId}
          error={form.errors['preferredBarber']}
          aria-invalid={form.errors['preferredBarber'] ? true : undefined}
          onChange={(event) => chooseBarber(event.currentTarget.value)}
          data={[
            { value: '', label: texts.pickBarber, disabled: barberId !== '' },
            ...(catalog?.barbers ?? []).map(({ _id, firstName, lastName }) => ({
              value: _id,
              label: `${firstName} ${lastName}`,
            })),
          ]}
        />
        <NativeSelect
          size="sm"
          className={styles['select'] ?? ''}
          label={texts.labels.service}
          value={serviceId}
          disabled={barberId === ''}
          error={form.errors['service']}
          aria-invalid={form.errors['service'] ? true : undefined}
          onChange={(event) => chooseService(event.currentTarget.value)}
          data={[
            {
              value: '',
              label: barberId === '' ? texts.barberFirst : texts.pickService,
              disabled: serviceId !== '',
            },
            ...services.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
        />
        <ChoiceChecks
          legend={texts.labels.days}
          hint={texts.anyDayHint}
          names={waitingDays}
          labels={waitingListTexts.days}
          chosen={preferredDays}
          onChange={(days) => form.change('preferredDays', days)}
        />
        <ChoiceChecks
          legend={texts.labels.times}
          hint={texts.anyTimeHint}
          names={waitingPeriods}
          labels={waitingListTexts.periods}
          chosen={preferredTimeSlots}
          onChange={(periods) => form.change('preferredTimeSlots', periods)}
        />
        <Textarea
          {...form.getInputProps('notes')}
          size="sm"
          rows={3}
          required={false}
          label={texts.labels.notes}
          description={texts.notesHint}
          wrapperProps={{ 'data-wide': true }}
        />
      </div>
      {join.error && <Notice kind="error" message={messageOf(join.error, texts.addFailed)} />}
      <div className={formBox['actions']}>
        <BusyButton type="submit" size="sm" isBusy={join.isPending} busyLabel={texts.sending}>
          {texts.submit}
        </BusyButton>
        <Button variant="outline" size="sm" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
      {leaveQuestion}
    </form>
  )
}
