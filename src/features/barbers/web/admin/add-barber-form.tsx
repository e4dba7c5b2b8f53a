import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'

import { accountsTexts } from '#features/accounts/accounts.it.ts'
import { activeServicesQuery } from '#features/catalog/web/public.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { BusyButton } from '#ui/forms/busy-button.tsx'
import { Switch } from '#ui/forms/switch.tsx'
import { staffTimeout } from '#ui/http/http-client.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

import { barbersTabTexts } from '../../barbers-screens.it.ts'
import { adminPause } from '../../working-hours.rules.ts'
import { ServiceChecks } from '../components/service-checks.tsx'
import { StaffHead } from '../components/staff-head.tsx'
import { HoursEditor } from '../schedule/hours-editor.tsx'
import { OutsideOpening } from '../schedule/outside-opening.tsx'
import { PersonFields } from './person-fields.tsx'
import { useNewBarber } from './use-new-barber.ts'

import styles from './barber-form.module.css'

const { form: texts, link, errors } = barbersTabTexts

/** Somebody new: who, what, when, and whether with a login. It keeps what was typed until it has worked. */
export function AddBarberForm({ onClose }: { onClose: () => void }) {
  const services = useQuery(activeServicesQuery(staffTimeout))
  const titleId = useId()
  const offered = services.data?.map(({ name }) => name) ?? []
  const form = useNewBarber(offered, onClose)
  const { draft, change } = form
  return (
    <section aria-labelledby={titleId} className={styles['panel']}>
      <form
        ref={focusFirstField}
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          form.submit()
        }}
      >
        <StaffHead level="h2" id={titleId} title={texts.title} />
        <PersonFields
          person={draft.person}
          errors={form.errors}
          onChange={(person) => change({ ...draft, person })}
        />
        <fieldset className={styles['part']}>
          <legend>{texts.services}</legend>
          {services.isError && (
            <Notice kind="error" message={errors.services} onRetry={() => void services.refetch()} />
          )}
          <ServiceChecks
            names={offered}
            chosen={draft.services}
            onChange={(chosen) => change({ ...draft, services: chosen })}
          />
        </fieldset>
        <div className={styles['part']}>
          <h3 className={styles['heading']}>{texts.hours}</h3>
          <HoursEditor
            days={draft.workingHours}
            pause={adminPause}
            faults={form.faults}
            onChange={(workingHours) => change({ ...draft, workingHours })}
          />
          <OutsideOpening days={draft.workingHours} />
        </div>
        <Switch
          description={texts.loginHint}
          label={texts.title}
          checked={draft.createLogin}
          onChange={(createLogin) => change({ ...draft, createLogin })}
        >
          {texts.login}
        </Switch>
        {form.failure && <Notice kind="error" message={form.failure} />}
        <div className={styles['actions']}>
          <Button variant="outline" size="sm" onClick={onClose}>
            {texts.cancel}
          </Button>
          <BusyButton type="submit" size="sm" busy={form.isSending} busyLabel={texts.submitting}>
            {texts.submit}
          </BusyButton>
        </div>
      </form>
      {form.existing && (
        <ConfirmDialog
          title={link.title}
          question={link.question(
            `${form.existing.firstName} ${form.existing.lastName}`,
            form.existing.email,
            roleName(form.existing.role),
          )}
          confirm={link.confirm}
          cancel={link.cancel}
          busy={form.isSending}
          busyLabel={link.busy}
          onConfirm={form.link}
          onClose={form.dontLink}
        />
      )}
    </section>
  )
}

function roleName(role: string): string {
  const name = Object.entries(accountsTexts.roles).find(([key]) => key === role)?.[1] ?? role
  return name.toLowerCase()
}

/** What is opened to be filled in has the keys. */
function focusFirstField(form: HTMLFormElement | null): void {
  form?.querySelector('input')?.focus()
}
