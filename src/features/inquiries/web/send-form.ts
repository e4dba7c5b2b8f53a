import { ownMailAccount, sendPath } from '#features/settings/outside-accounts.rules.ts'
import type { MailAccount } from '#features/settings/public-settings.contract.ts'
import { knownSettings, readSettings } from '#features/settings/web/use-public-settings.ts'

type FormKind = keyof MailAccount['templates']
type Params = Record<string, string | number>

export class SendingError extends Error {
  readonly status: number
  readonly text: string

  constructor({ status, text }: { status: number; text: string }) {
    super(text)
    this.name = 'SendingError'
    this.status = status
    this.text = text
  }
}

/**
 * Sends a form with the EmailJS library to this server, which stores it, and to the owner's outside account,
 * if there is one. Errors of the outside account are ignored, since the form is stored.
 *
 * @throws SendingError
 */
export async function sendForm(form: FormKind, params: Params): Promise<void> {
  const { mailAccount: account = ownMailAccount } = await readSettings().catch(knownSettings)
  const isOutside = account.origin !== ''
  // Skipped if the outside account sends the acknowledgement.
  if (!(isOutside && form === 'acknowledgement')) await post({ ...account, origin: '' }, form, params)
  if (isOutside) await post(account, form, params).catch(() => undefined)
}

async function post(account: MailAccount, form: FormKind, params: Params): Promise<void> {
  const { origin, publicKey, serviceId, templates } = account
  try {
    if (!mayStore()) return await postPlainly(account, form, params)
    const { init, send } = await import('@emailjs/browser')
    init({ publicKey, blockHeadless: false }, origin)
    await send(serviceId, templates[form], params)
  } catch (error) {
    throw new SendingError(isStatus(error) ? error : { status: 0, text: '' })
  }
}

/** The library reads localStorage when it loads, and fails where the browser blocks storage. */
function mayStore(): boolean {
  try {
    return window.localStorage !== null
  } catch {
    return false
  }
}

async function postPlainly(account: MailAccount, form: FormKind, params: Params): Promise<void> {
  const { origin, publicKey, serviceId, templates } = account
  const response = await fetch(origin + sendPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      user_id: publicKey,
      service_id: serviceId,
      template_id: templates[form],
      template_params: params,
    }),
  })
  if (!response.ok) throw new SendingError({ status: response.status, text: await response.text() })
}

function isStatus(error: unknown): error is { status: number; text: string } {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    'text' in error &&
    typeof error.status === 'number' &&
    typeof error.text === 'string'
  )
}
