export {
  forgetDoneMessages,
  forgetMessagesAbout,
  forgetMessagesTo,
  forgetOldMessages,
} from './forget-messages.ts'
export { type OutgoingMessage, queueMessage, queueMessages, sendMessagesJob } from './outbox.ts'
export { messagesWithheldSince } from './withhold-messages.ts'
export type { MailRules } from './withhold-messages.ts'
export type { MessageContent, MessageTemplates, TemplateContext } from './template.ts'
export { messagesTo } from './messages-to.ts'
