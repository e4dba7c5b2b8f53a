import { tokenStorageKey } from '#ui/http/http-client.ts'

/**
 * Runs in the head of the page before anything is painted: the HTML was written for visitors, and what it offers
 * them is held back (src/ui/theme/styles/base.css) where a session may be stored.
 */
export const sessionMarkScript = `try{if(localStorage.getItem('${tokenStorageKey}'))document.documentElement.dataset.session='stored'}catch{}`
