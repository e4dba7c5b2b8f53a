/** Chromium's event for an install prompt: https://wicg.github.io/manifest-incubations/ */
export type InstallEvent = Event & {
  prompt: () => Promise<void>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    installEvent?: InstallEvent | null
  }
  interface Navigator {
    /** iOS only: the app was opened from the home screen. */
    standalone?: boolean
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallEvent
  }
}

/**
 * Runs in the head of the page: the browser sends the event only once, and may send it before the app's scripts have loaded.
 */
export const installEventScript = `addEventListener('beforeinstallprompt',(e)=>{e.preventDefault();installEvent=e;dispatchEvent(new Event('installable'))})`

export function subscribeToInstallEvent(listener: () => void): () => void {
  const installed = () => {
    window.installEvent = null
    listener()
  }
  window.addEventListener('installable', listener)
  window.addEventListener('appinstalled', installed)
  return () => {
    window.removeEventListener('installable', listener)
    window.removeEventListener('appinstalled', installed)
  }
}

export function installEvent(): InstallEvent | null {
  return window.installEvent ?? null
}

export function isInstalled(): boolean {
  return navigator.standalone === true || window.matchMedia('(display-mode: standalone)').matches
}
