import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./assistant.contract.ts')

export const openChat = endpoint('POST /chatbot/init', 'public', {
  contract,
  body: 'initRequestSchema',
  answer: 'initAnswerSchema',
})

export const sendMessage = endpoint('POST /chatbot/message', 'public', {
  contract,
  body: 'messageRequestSchema',
  answer: 'messageAnswerSchema',
})

export const listFaqs = endpoint('GET /chatbot/faqs', 'public', {
  contract,
  query: 'faqsQuerySchema',
  answer: 'faqsAnswerSchema',
})

export const sendFeedback = endpoint('POST /chatbot/feedback', 'public', {
  contract,
  body: 'feedbackRequestSchema',
  answer: 'feedbackAnswerSchema',
})

export const contextualHelp = endpoint('GET /chatbot/contextual-help', 'public', {
  contract,
  query: 'contextualHelpQuerySchema',
  answer: 'contextualHelpAnswerSchema',
})

export const searchFaqs = endpoint('GET /chatbot/search', 'public', {
  contract,
  query: 'searchQuerySchema',
  answer: 'faqsAnswerSchema',
})

export const chatHealth = endpoint('GET /chatbot/health', 'public', {
  contract,
  answer: 'chatHealthSchema',
})
