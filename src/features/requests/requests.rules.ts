/** What somebody can ask of the shop; each kind has a form of its own. */
export const requestKinds = ['contact', 'booking-demo', 'consultation', 'application', 'shop'] as const
export type RequestKind = (typeof requestKinds)[number]

export const requestStates = ['new', 'in_progress', 'done'] as const
export type RequestState = (typeof requestStates)[number]

/** CONS-17. */
export const consultationServices = ['taglio', 'barba', 'colore', 'trattamenti', 'skincare', 'altro'] as const
export type ConsultationService = (typeof consultationServices)[number]
/** HIRE-04, HIRE-05, HIRE-07. */
export const workPermits = ['si', 'no', 'in-corso'] as const
export const maritalStates = ['celibe-nubile', 'sposato', 'divorziato', 'vedovo'] as const
export const socialPlatforms = ['instagram', 'tiktok', 'facebook', 'youtube', 'linkedin', 'altro'] as const

/** What arrives at POST /contact: whatever else it is about, it is a message. 'shop' comes from the shop's WhatsApp block. */
export function kindOfInterest(interest: string): Extract<RequestKind, 'contact' | 'booking-demo' | 'shop'> {
  return interest === 'booking-demo' || interest === 'shop' ? interest : 'contact'
}

/** Seconds from when a form is seen until it is sent: nobody is quicker. */
export const quickest = { contact: 3, consultation: 3, application: 5 } as const

/** MKT-09, D-MKT-02: the salon stands before the words. */
export function demoMessage(salonName: string, message: string): string {
  return `Salone: ${salonName.trim() || 'Non specificato'}\n${message.trim()}`.trim()
}

/** CONS-19: of whoever has no account. Nobody reads there. @param shopEmail as the settings have it */
export function placeholderAddress(shopEmail: string): string {
  return `noreply@${shopEmail.slice(shopEmail.lastIndexOf('@') + 1)}`
}
