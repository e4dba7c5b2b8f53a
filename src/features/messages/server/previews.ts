import type { TemplateContext } from '#features/notifications/server/public.ts'

export type Preview = {
  subject: string
  html: string
  text: string
  /** Null where it is never sent as a text message. */
  sms: string | null
}

/** Every message that the product knows, with an example's content; handed in by app, which knows all features. */
export type MessagePreviews = {
  names: readonly string[]
  /** @returns undefined when no message has that name */
  preview: (name: string, context: TemplateContext) => Preview | undefined
}
