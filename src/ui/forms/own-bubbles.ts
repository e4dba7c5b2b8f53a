import type { SyntheticEvent } from 'react'

import { bubbleTexts as texts } from '../bubbles.it.ts'

export const ownBubbles = {
  onInvalidCapture: ({ target }: SyntheticEvent) => {
    if (isField(target)) target.setCustomValidity(sentenceOf(target))
  },
  onInputCapture: ({ target }: SyntheticEvent) => {
    if (isField(target)) target.setCustomValidity('')
  },
}

type Field = HTMLInputElement | HTMLTextAreaElement

function isField(target: EventTarget): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

function sentenceOf({ type, validity: { valueMissing, typeMismatch } }: Field): string {
  if (valueMissing) return type === 'checkbox' ? texts.unchecked : texts.required
  return typeMismatch ? texts.noEmail : ''
}
