import type { TemplateContext } from './template.ts'

export type Preview = {
  subject: string
  html: string
  text: string
  sms: string | null
}

/** `app` hands it in because it knows all features. */
export type MessagePreviews = {
  names: readonly string[]
  preview: (name: string, context: TemplateContext) => Preview | undefined
}
