import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'

import { accountsTexts } from '#features/accounts/accounts.it.ts'
import { activeServicesQuery } from '#features/services/web/active-services-query.ts'
import { BusyButton } from '#ui/buttons/busy-button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Switch } from '#ui/forms/switch.tsx'
import { staffTimeout } from '#ui/http/http-client.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useLeaveQuestion } from '#ui/overlays/use-leave-question.tsx'

import { barbersTabTexts } from '../../barbers-screens.it.ts'
import { adminPause } from '../../working-hours.rules.ts'
import { BarberFailure } from '../components/barber-failure.tsx'
import { ServiceChecks } from '../components/service-checks.tsx'
import { StaffHead } from '../components/staff-head.tsx'
import { HoursEditor } from '../schedule/hours-editor.tsx'
import { PersonFields } from './person-fields.tsx'
import { useNewBarber } from './use-new-barber.ts'

import styles from './barber-form.module.css'

const { form: texts, link, errors } = barbersTabTexts

export function AddBarberForm({ onClose }: { onClose: () => void }) {
  const services = useQuery(activeServicesQuery(staffTimeout))
  const titleId = useId()
  const offered = services.data?.map(({ name }) => name) ?? []
  const { form, existing, ...creation } = useNewBarber(offered, onClose)
  const leaveQuestion = useLeaveQuestion(() => form.isDirty())
  const { createLogin } = form.getValues()
  return (
    <section aria-labelledby={titleId} className={styles['panel']}>
      <form {...form.props} className={styles['form']}>
        <StaffHead level="h2" id={titleId} title={texts.title} />
        <PersonFields inputProps={form.getInputProps} />
        <fieldset className={styles['part']}>
          <legend>{texts.services}</legend>
          {services.isError && (
            <Notice kind="error" message={errors.services} onRetry={() => void services.refetch()} />
          )}
          <ServiceChecks
            names={offered}
            chosen={creation.services}
            onChange={(chosen) => form.change('services', chosen)}
          />
        </fieldset>
        <div className={styles['part']}>
          <h3 className={styles['heading']}>{texts.hours}</h3>
          <HoursEditor form={form} pause={adminPause} />
        </div>
        <Switch
          description={texts.loginHint}
          label={texts.title}
          checked={createLogin}
          onChange={(isChecked) => form.change('createLogin', isChecked)}
        >
          {texts.login}
        </Switch>
        {creation.error && <BarberFailure error={creation.error} fallback={errors.create} />}
        <div className={styles['actions']}>
          <Button variant="outline" size="sm" onClick={onClose}>
            {texts.cancel}
          </Button>
          <BusyButton type="submit" size="sm" isBusy={creation.isSending} busyLabel={texts.submitting}>
            {texts.submit}
          </BusyButton>
        </div>
      </form>
      {leaveQuestion}
      {existing && (
        <ConfirmDialog
          texts={{
            ...link,
            question: link.question(
              `${existing.firstName} ${existing.lastName}`,
              existing.email,
              roleName(existing.role),
            ),
          }}
          isBusy={creation.isSending}
          onConfirm={creation.link}
          onClose={creation.dontLink}
        />
      )}
    </section>
  )
}

function roleName(role: string): string {
  const name = Object.entries(accountsTexts.roles).find(([key]) => key === role)?.[1] ?? role
  return name.toLowerCase()
}
