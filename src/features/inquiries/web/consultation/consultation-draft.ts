import { createSessionDraft, hasFields, isText, isTextOrNull } from '#ui/browser/session-draft.ts'
import { createTimeOpen } from '#ui/browser/time-open.ts'

import type { ConsultationFields, ConsultationStep } from '../../consultation.rules.ts'
import { consultationServices } from '../../inquiries.rules.ts'
import { type FormDraftState, isFormDraftState, emptyFormDraft } from '../form-draft-state.ts'

const texts = ['day', 'time', 'name', 'phone', 'message'] as const

export type ConsultationDraft = ConsultationFields &
  FormDraftState & {
    step: ConsultationStep
    userId: string | null
  }

export const blankConsultation: ConsultationDraft = {
  service: null,
  day: '',
  time: '',
  name: '',
  phone: '',
  message: '',
  step: 1,
  userId: null,
  ...emptyFormDraft,
}

const isDraft = (value: unknown): value is ConsultationDraft =>
  isFormDraftState(value) &&
  hasFields(value, texts, isText) &&
  hasFields(value, ['userId'], isTextOrNull) &&
  hasFields(value, ['service'], isService) &&
  hasFields(value, ['step'], (step) => [1, 2, 3, 4].some((each) => each === step))

export const consultationDraft = createSessionDraft('consultation', isDraft, blankConsultation)

export const timeAtConsultation = createTimeOpen('consultation-open')

function isService(value: unknown): boolean {
  return value === null || consultationServices.some((service) => service === value)
}
