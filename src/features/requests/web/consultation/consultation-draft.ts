import { createSessionDraft, hasFields, isFlag, isText, isTextOrNull } from '#ui/browser/session-draft.ts'
import { createTimeOpen } from '#ui/browser/time-open.ts'

import type { ConsultationFields, ConsultationStep } from '../../consultation.rules.ts'
import { consultationServices } from '../../requests.rules.ts'

const texts = ['day', 'time', 'name', 'phone', 'message', 'submissionId'] as const

/** Whose account filled it in, and the mark under which it is sent: '' until it is begun. Photos are not kept. */
export type ConsultationDraft = ConsultationFields & {
  step: ConsultationStep
  userId: string | null
  submissionId: string
  hadPhotos: boolean
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
  submissionId: '',
  hadPhotos: false,
}

export const consultationDraft = createSessionDraft<ConsultationDraft>(
  'consultation',
  (value): value is ConsultationDraft =>
    hasFields(value, texts, isText) &&
    hasFields(value, ['hadPhotos'], isFlag) &&
    hasFields(value, ['userId'], isTextOrNull) &&
    hasFields(value, ['service'], isService) &&
    hasFields(value, ['step'], (step) => [1, 2, 3, 4].some((each) => each === step)),
  blankConsultation,
)

export const timeAtConsultation = createTimeOpen('consultation-open')

function isService(value: unknown): boolean {
  return value === null || consultationServices.some((service) => service === value)
}
