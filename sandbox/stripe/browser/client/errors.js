import { connectionText, errorTexts } from './texts.it.js'

export function isItalian(locale) {
  const language = locale === undefined || locale === 'auto' ? navigator.language : locale
  return language.toLowerCase().startsWith('it')
}

/** The API speaks English; what people read is in the language of the form. */
export function localized(error, locale) {
  if (!error || !isItalian(locale)) return error
  if (error.type === 'api_connection_error') return { ...error, message: connectionText }
  const message = errorTexts[error.decline_code] ?? errorTexts[error.code]
  return message ? { ...error, message } : error
}

export function validationError(code) {
  return { type: 'validation_error', code, message: errorTexts[code] }
}
