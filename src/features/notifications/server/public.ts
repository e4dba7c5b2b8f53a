export { type OutgoingMessage, queueMessage, sendMessagesJob } from './outbox.ts'
export type { MessageContent, MessageTemplates, TemplateContext } from './template.ts'
