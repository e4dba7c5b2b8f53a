import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./assistant.contract.ts')

export const openChat = endpoint('POST /chatbot/init', 'public', contract, 'openChat')

export const sendMessage = endpoint('POST /chatbot/message', 'public', contract, 'sendMessage')

export const listFaqs = endpoint('GET /chatbot/faqs', 'public', contract, 'listFaqs')

export const sendFeedback = endpoint('POST /chatbot/feedback', 'public', contract, 'sendFeedback')

export const contextualHelp = endpoint('GET /chatbot/contextual-help', 'public', contract, 'contextualHelp')

export const searchFaqs = endpoint('GET /chatbot/search', 'public', contract, 'searchFaqs')

export const chatHealth = endpoint('GET /chatbot/health', 'public', contract, 'chatHealth')
