import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

import { safeStorage } from '#ui/browser/safe-storage.ts'

import { installEvent, isInstalled, subscribeToInstallEvent } from './install-event.ts'
import { installDelays, type InstallWay, isBusyPlace, isIos, isSilenced } from './install.rules.ts'

const dismissedKey = 'pwa-dismissed-at'

type Offer = { way: InstallWay; wants: boolean; accept: () => void; dismiss: () => void }

export function useInstallOffer(): Offer {
  const { pathname, search } = useLocation()
  const event = useSyncExternalStore(subscribeToInstallEvent, installEvent, () => null)
  const [isOver, setIsOver] = useState(false)
  const way = isIos(navigator) ? 'ios' : 'standard'
  const [wasRefused] = useState(() => isSilenced(safeStorage.read(dismissedKey), way, Date.now()))
  const isPossible = !isOver && !wasRefused && !isInstalled() && (way === 'ios' || event !== null)
  const isTime = useDelay(isPossible, installDelays[way])
  const mayAsk = isPossible && isTime && !isBusyPlace(pathname, search)
  const isInterrupting = useOpenDialog(mayAsk)

  const dismiss = () => {
    safeStorage.write(dismissedKey, String(Date.now()))
    setIsOver(true)
  }
  const accept = async () => {
    setIsOver(true)
    await event?.prompt()
    // A refusal in the browser's own prompt counts as a refusal here.
    if ((await event?.userChoice)?.outcome === 'dismissed') dismiss()
  }
  return {
    way,
    wants: mayAsk && !isInterrupting,
    dismiss,
    accept: () => void accept().catch(() => undefined),
  }
}

function useDelay(isRunning: boolean, milliseconds: number): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => setIsOver(true), milliseconds)
    return () => clearTimeout(timer)
  }, [isRunning, milliseconds])
  return isOver
}

const dialogs = 'dialog[open], [aria-modal="true"]'

function useOpenDialog(isWatching: boolean): boolean {
  return useSyncExternalStore(isWatching ? watchDialogs : notAtAll, hasDialog, () => false)
}

function hasDialog(): boolean {
  return document.querySelector(dialogs) !== null
}

function watchDialogs(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open', 'aria-modal'] })
  return () => observer.disconnect()
}

function notAtAll(): () => void {
  return () => undefined
}
