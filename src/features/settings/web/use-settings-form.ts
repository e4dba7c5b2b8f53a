import { useState } from 'react'

import { toasts } from '#ui/feedback/toasts.ts'
import { useForm } from '#ui/forms/use-form.ts'
import { useSavedForm } from '#ui/forms/use-saved-form.ts'
import { messageOf } from '#ui/http/http-client.ts'

import { settingsScreenTexts as texts } from '../settings-screens.it.ts'
import type { AdminSettings } from '../settings.contract.ts'
import { settingsTexts } from '../settings.it.ts'
import { rebase } from '../settings.rules.ts'
import { fieldsOf, settingsFormSchema } from './settings-form.schema.ts'
import { useSaveSettings } from './settings-queries.ts'

export type SettingsForm = ReturnType<typeof useSettingsForm>['form']

export function useSettingsForm({ settings, version }: AdminSettings) {
  const saved = fieldsOf(settings)
  const [initialValues] = useState(saved)
  const saving = useSaveSettings()
  const form = useForm({
    schema: settingsFormSchema,
    initialValues,
    onSubmit: (values) =>
      saving.mutate(
        { ...values, version: Number(copy.version) },
        {
          onSuccess: () => {
            form.resetDirty()
            toasts.success(settingsTexts.saved)
          },
        },
      ),
    error: saving.error,
  })
  const copy = useSavedForm(form, saved, String(version))
  const isOutdated = copy.isChanged && copy.version !== String(version)
  return {
    form,
    isSaving: saving.isPending,
    isChanged: copy.isChanged,
    isOvertaken: isOutdated,
    failure: saving.error && !isOutdated ? messageOf(saving.error, texts.saveFailed) : null,
    keepMine: () => {
      const mine = rebase(form.getInitialValues(), form.getValues(), saved)
      form.setValues(mine)
      form.resetDirty(saved)
      saving.reset()
    },
    discard: () => {
      copy.discard()
      saving.reset()
    },
  }
}
