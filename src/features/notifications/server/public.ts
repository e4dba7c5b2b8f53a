export {
  forgetDoneMessages,
  forgetMessagesAbout,
  forgetMessagesNaming,
  forgetMessagesTo,
  forgetOldMessages,
} from './forget-messages.ts'
export { deliveryState } from './delivery-state.ts'
export { greeting } from './greeting.ts'
export { layOutMail } from './mail-layout.ts'
export {
  optedOutAt,
  isUnsubscribeToken,
  setMarketingOptOut,
  unsubscribeLink,
  unsubscribeUrl,
} from './marketing-opt-outs.ts'
export {
  type OutgoingMessage,
  messagesAsJson,
  queueMessage,
  queueMessages,
  sendMessagesJob,
} from './outbox.ts'
export { overtakeAbout, overtakeCauses, overtakeMessages } from './overtake-messages.ts'
export { messagesWithheldSince } from './withhold-messages.ts'
export type { Allowance, AllowanceQuestion, MessageRules } from './withhold-messages.ts'
export type { MessageContent, MessageTemplates, TemplateContext } from './template.ts'
export { messagesTo } from './messages-to.ts'
