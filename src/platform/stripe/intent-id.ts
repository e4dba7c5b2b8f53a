export function intentIdIn(object: object): string | null {
  if ('object' in object && object.object === 'payment_intent' && 'id' in object) return String(object.id)
  const intent = 'payment_intent' in object ? object.payment_intent : null
  if (typeof intent === 'string') return intent
  return typeof intent === 'object' && intent !== null && 'id' in intent ? String(intent.id) : null
}
