import { ownMailAccount, sendPath } from '#features/studio/outside-accounts.rules.ts'
import type { MailAccount } from '#features/studio/studio.contract.ts'
import { knownSettings, readSettings } from '#features/studio/web/public.ts'

type FormKind = keyof MailAccount['templates']
type Params = Record<string, string | number>

/** The form was not taken. `text` is what the server said, if it said anything. */
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
 * Sends a form through EmailJS' library: to this server, which keeps it, and to the outside account where the owner has one. What
 * is kept here has arrived, whatever becomes of the outside account's mail.
 * @throws SendingError
 */
export async function sendForm(form: FormKind, params: Params): Promise<void> {
  const { mailAccount: account = ownMailAccount } = await readSettings().catch(knownSettings)
  const isOutside = account.origin !== ''
  // This server thanks nobody whom the outside account thanks.
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

/** The library asks for the storage as soon as it is loaded, and fails where a browser lets pages keep nothing. */
function mayStore(): boolean {
  try {
    return window.localStorage !== null
  } catch {
    return false
  }
}

/** The same call without the library. */
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
