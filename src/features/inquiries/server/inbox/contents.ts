import { capitalised, clockTime, dayNames } from '#shared/italian-dates.ts'

import { applicationChoiceTexts } from '../../application.it.ts'
import { consultationTexts } from '../../consultation.it.ts'
import type { Fact } from '../../inbox.contract.ts'
import { inboxTexts } from '../../inbox.it.ts'
import { openableAddress } from '../../inbox.rules.ts'
import {
  type ApplicationPayload,
  applicationPayloadSchema,
  type ConsultationPayload,
  consultationPayloadSchema,
  contactPayloadSchema,
} from '../../inquiries.contract.ts'
import type { InquiryKind } from '../../inquiries.rules.ts'

export type Contents = {
  summary: string
  message: string
  facts: Fact[]
  outsidePhotos: readonly string[]
}

const { facts: labels } = inboxTexts

export function contentsOf(kind: InquiryKind, payload: unknown, photos: number): Contents {
  if (kind === 'consultation') return ofConsultation(consultationPayloadSchema.parse(payload), photos)
  if (kind === 'application') return ofApplication(applicationPayloadSchema.parse(payload), photos)
  const { interest, message } = contactPayloadSchema.parse(payload)
  const isNamed = kind === 'contact' && interest !== '' && interest !== 'contact'
  return {
    summary: inOneLine(message || (isNamed ? interest : '')),
    message,
    facts: isNamed ? [fact(labels.interest, interest)] : [],
    outsidePhotos: [],
  }
}

function ofConsultation(consultation: ConsultationPayload, photos: number): Contents {
  const { service, day, time, message, outsidePhotos = [] } = consultation
  const wanted = consultationTexts.services[service]
  return {
    summary: inboxTexts.consultation(
      wanted,
      dayNames.short(day),
      clockTime(time),
      photos + outsidePhotos.length,
    ),
    message,
    facts: [
      fact(labels.service, wanted),
      fact(labels.day, capitalised(dayNames.full(day))),
      fact(labels.time, clockTime(time)),
    ],
    outsidePhotos,
  }
}

function ofApplication(application: ApplicationPayload, photos: number): Contents {
  const { nationality, hasWorkPermit, maritalStatus, hasChildren, childrenNumber, address } = application
  const { workPermit, maritalStatus: maritalStates, platform: platforms } = applicationChoiceTexts
  const children = hasChildren
    ? String(childrenNumber ?? applicationChoiceTexts.hasChildren.si)
    : labels.noChildren
  return {
    summary: inboxTexts.application(nationality, photos + application.outsidePhotos.length),
    message: '',
    facts: [
      fact(labels.nationality, nationality),
      fact(labels.workPermit, workPermit[hasWorkPermit]),
      fact(labels.maritalStatus, maritalStates[maritalStatus]),
      fact(labels.children, children),
      fact(labels.address, address),
      ...application.socialProfiles.map(({ platform, url }) => ({
        ...fact(labels.profile(platforms[platform]), url),
        link: openableAddress(url),
      })),
    ],
    outsidePhotos: application.outsidePhotos,
  }
}

function fact(label: string, value: string): Fact {
  return { label, value, link: null }
}

const maxSummaryLength = 160

function inOneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > maxSummaryLength ? `${line.slice(0, maxSummaryLength).toWellFormed().trim()}…` : line
}
