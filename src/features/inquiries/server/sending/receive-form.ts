import { parseInput } from '#platform/http/parse-input.ts'
import type { Platform } from '#platform/platform.ts'

import { quickest } from '../../inquiries.rules.ts'
import {
  acknowledgementParamsSchema,
  applicationParamsSchema,
  consultationParamsSchema,
  type SendInquiry,
} from '../../sending.contract.ts'
import { readAccount } from './account-in-use.ts'
import { acknowledgeApplication } from './acknowledge-application.ts'
import { receiveApplication } from './receive-application.ts'
import { receiveConsultation } from './receive-consultation.ts'

/**
 * Receives a form in EmailJS' protocol. A robot gets the same answer as everyone, and nothing is stored.
 *
 * @param address IP address of the caller
 * @throws AppError 400, 403, 412, 429
 */
export async function receiveForm(platform: Platform, sent: SendInquiry, address: string): Promise<void> {
  const { form, sendsMailsItself } = await readAccount(platform.database.db, sent)
  const { template_params: words } = sent
  if (form === 'acknowledgement') {
    const params = parseInput(acknowledgementParamsSchema, words)
    await acknowledgeApplication(platform, { params, address, sendsMailsItself })
  } else if (form === 'consultation') {
    const params = parseInput(consultationParamsSchema, words)
    if (isRobots(params, quickest.consultation)) return
    await receiveConsultation(platform, { params, address, sendsMailsItself })
  } else {
    const params = parseInput(applicationParamsSchema, words)
    if (isRobots(params, quickest.application)) return
    await receiveApplication(platform, { params, address, sendsMailsItself })
  }
}

function isRobots(
  { website, seconds_open: seconds }: { website: string; seconds_open: number },
  quickest: number,
) {
  return website !== '' || seconds < quickest
}
