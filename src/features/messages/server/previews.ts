import type { TemplateContext } from './template.ts'

export type Preview = {
  subject: string
  html: string
  text: string
  /** Null for templates that are never sent by SMS. */
  sms: string | null
}

/** Previews every message with sample content. `app` hands it in because it knows all features. */
export type MessagePreviews = {
  names: readonly string[]
  preview: (name: string, context: TemplateContext) => Preview | undefined
}
