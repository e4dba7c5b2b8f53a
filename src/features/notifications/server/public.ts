export {
  forgetDoneMessages,
  forgetMessagesAbout,
  forgetMessagesTo,
  forgetOldMessages,
} from './forget-messages.ts'
export { type OutgoingMessage, queueMessage, queueMessages, sendMessagesJob } from './outbox.ts'
export type { MessageContent, MessageTemplates, TemplateContext } from './template.ts'
