export const inquiryKinds = ['contact', 'booking-demo', 'consultation', 'application', 'shop'] as const
export type InquiryKind = (typeof inquiryKinds)[number]

export const inquiryStates = ['new', 'in_progress', 'done'] as const
export type InquiryState = (typeof inquiryStates)[number]

/** CONS-17. */
export const consultationServices = ['taglio', 'barba', 'colore', 'trattamenti', 'skincare', 'altro'] as const
export type ConsultationService = (typeof consultationServices)[number]
/** HIRE-04, HIRE-05, HIRE-07. */
export const workPermits = ['si', 'no', 'in-corso'] as const
export const maritalStates = ['celibe-nubile', 'sposato', 'divorziato', 'vedovo'] as const
export const socialPlatforms = ['instagram', 'tiktok', 'facebook', 'youtube', 'linkedin', 'altro'] as const

/**
 * Returns the kind of a POST to /contact; every unknown interest is a message. 'shop' comes from the shop
 * page's WhatsApp block.
 */
export function kindOfInterest(interest: string): Extract<InquiryKind, 'contact' | 'booking-demo' | 'shop'> {
  return interest === 'booking-demo' || interest === 'shop' ? interest : 'contact'
}

/** Seconds that a person needs at least to fill in a form. */
export const quickest = { contact: 3, consultation: 3, application: 5 } as const

/** MKT-09, D-MKT-02: puts the salon's name before the message. */
export function demoMessage(salonName: string, message: string): string {
  return `Salone: ${salonName.trim() || 'Non specificato'}\n${message.trim()}`.trim()
}

/**
 * CONS-19: returns the placeholder for senders without an account. It receives no mail.
 *
 * @param shopEmail from the settings
 */
export function placeholderAddress(shopEmail: string): string {
  return `noreply@${shopEmail.slice(shopEmail.lastIndexOf('@') + 1)}`
}
