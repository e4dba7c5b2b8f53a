import { connectionText, errorTexts } from './texts.it.js'

export function isItalian(locale) {
  const language = locale === undefined || locale === 'auto' ? navigator.language : locale
  return language.toLowerCase().startsWith('it')
}

/** The API's messages are English; returns the message in the form's language. */
export function localized(error, locale) {
  if (!error || !isItalian(locale)) return error
  if (error.type === 'api_connection_error') return { ...error, message: connectionText }
  const message = errorTexts[error.decline_code] ?? errorTexts[error.code]
  return message ? { ...error, message } : error
}

export function validationError(code) {
  return { type: 'validation_error', code, message: errorTexts[code] }
}
