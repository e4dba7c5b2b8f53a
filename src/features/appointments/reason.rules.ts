/** Characters of the reason for a cancellation. */
export const maxReasonLength = 300
