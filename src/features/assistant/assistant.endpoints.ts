import { endpoints } from '#shared/contracts/endpoint.ts'

const contract = () => import('./assistant.contract.ts')

export const { openChat, sendMessage, listFaqs, sendFeedback, contextualHelp, searchFaqs, chatHealth } = endpoints(contract, 'public', {
  openChat: 'POST /chatbot/init',
  sendMessage: 'POST /chatbot/message',
  listFaqs: 'GET /chatbot/faqs',
  sendFeedback: 'POST /chatbot/feedback',
  contextualHelp: 'GET /chatbot/contextual-help',
  searchFaqs: 'GET /chatbot/search',
  chatHealth: 'GET /chatbot/health',
})
