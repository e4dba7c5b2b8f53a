import { useState } from 'react'
import { z } from 'zod'

import { HttpError, messageOf } from '../http/http-client.ts'
import { useForm } from './use-form.ts'
import { useSavedForm } from './use-saved-form.ts'

const notesSchema = z.object({ notes: z.string().trim() })

export function useNotes<Version extends string | null>(
  { notes, updatedAt }: { notes: string; updatedAt: Version },
  save: (notes: string, version: Version) => void,
) {
  const saved = { notes }
  const [initialValues] = useState(saved)
  const form = useForm({
    schema: notesSchema,
    initialValues,
    onSubmit: (typed) => save(typed.notes, copy.version),
  })
  const copy = useSavedForm(form, saved, updatedAt)
  return { form, isChanged: copy.isChanged }
}

export function notesFailure(error: Error, fallback: string) {
  return {
    message: messageOf(error, fallback),
    isConflict: error instanceof HttpError && error.status === 409,
  }
}
