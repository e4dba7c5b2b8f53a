/** D-SITE-13. */
export const closedKey = 'banner-closed'
