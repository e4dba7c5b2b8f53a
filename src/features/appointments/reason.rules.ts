/** Characters. */
export const maxReasonLength = 300
