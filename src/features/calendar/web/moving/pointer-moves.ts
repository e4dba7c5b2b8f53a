import { createEdgeScroll } from './edge-scroll.ts'

/** Milliseconds that a finger must hold still before it picks up a card, so that swiping still scrolls. */
const longPress = 300
/** Pixels that a pointer may move before a press becomes a drag (mouse) or a swipe (finger). */
const slack = { mouse: 4, touch: 10 }

export type PointerMoveHost = {
  /** @returns false when this appointment cannot be moved */
  begin: (appointmentId: string) => boolean
  /** @param y of the card's upper edge, in pixels from the top of the grid */
  follow: (barberId: string, y: number) => void
  drop: () => void
  cancel: () => void
}

type Press = {
  appointmentId: string
  pointerId: number
  isTouch: boolean
  from: { x: number; y: number }
  at: { x: number; y: number }
  grip: number
  timer: ReturnType<typeof setTimeout> | undefined
  isMoving: boolean
}

/** @returns a function that stops listening */
export function listenForPointerMoves(grid: HTMLElement, host: PointerMoveHost): () => void {
  const left = new AbortController()
  const listening = { signal: left.signal }
  let press: Press | null = null
  const scroller = () => grid.closest('[data-scrolls="true"]') ?? document.scrollingElement
  const edges = createEdgeScroll(scroller, () => follow())

  const follow = () => {
    if (!press?.isMoving) return
    const column = columnAt(grid, press.at.x)
    if (!column) return
    host.follow(column.id, press.at.y - press.grip - column.top)
    edges.follow(press.at)
  }
  const lift = () => {
    if (!press || !host.begin(press.appointmentId)) return release()
    press.isMoving = true
    grid.setPointerCapture(press.pointerId)
    grid.dataset['moving'] = 'true'
    follow()
  }
  const release = () => {
    clearTimeout(press?.timer)
    edges.stop()
    delete grid.dataset['moving']
    press = null
  }

  const down = (event: PointerEvent) => {
    const card = event.target instanceof Element && event.target.closest<HTMLElement>('[data-appointment-id]')
    const appointmentId = card ? card.dataset['appointmentId'] : undefined
    if (!card || !appointmentId || event.button !== 0 || !event.isPrimary || press) return
    const at = { x: event.clientX, y: event.clientY }
    const isTouch = event.pointerType === 'touch'
    press = {
      appointmentId,
      pointerId: event.pointerId,
      isTouch,
      from: at,
      at,
      grip: event.clientY - card.getBoundingClientRect().top,
      timer: isTouch ? setTimeout(lift, longPress) : undefined,
      isMoving: false,
    }
  }
  const move = (event: PointerEvent) => {
    if (event.pointerId !== press?.pointerId) return
    press.at = { x: event.clientX, y: event.clientY }
    if (press.isMoving) return follow()
    const way = Math.hypot(press.at.x - press.from.x, press.at.y - press.from.y)
    if (way <= (press.isTouch ? slack.touch : slack.mouse)) return
    if (press.isTouch) release()
    else lift()
  }
  const up = (event: PointerEvent) => {
    if (event.pointerId !== press?.pointerId) return
    const { isMoving } = press
    press.at = { x: event.clientX, y: event.clientY }
    // The release may be at another position than the last move.
    follow()
    release()
    if (!isMoving) return
    swallowClick(grid)
    host.drop()
  }
  const giveUp = (event: Event) => {
    if (event instanceof PointerEvent && event.pointerId !== press?.pointerId) return
    const isMoving = press?.isMoving === true
    release()
    if (isMoving) host.cancel()
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && press?.isMoving) giveUp(event)
  }
  const holdStill = (event: Event) => {
    if (press?.isMoving) event.preventDefault()
  }
  const noMenu = (event: Event) => {
    if (press?.isTouch) event.preventDefault()
  }

  grid.addEventListener('pointerdown', down, listening)
  window.addEventListener('pointermove', move, listening)
  window.addEventListener('pointerup', up, listening)
  window.addEventListener('pointercancel', giveUp, listening)
  window.addEventListener('keydown', escape, listening)
  // Not passive, so that it can stop the page from scrolling during a drag.
  grid.addEventListener('touchmove', holdStill, { ...listening, passive: false })
  grid.addEventListener('contextmenu', noMenu, listening)
  return () => {
    release()
    left.abort()
  }
}

function columnAt(grid: HTMLElement, x: number): { id: string; top: number } | null {
  let nearest: { id: string; top: number; distance: number } | null = null
  for (const column of grid.querySelectorAll<HTMLElement>('[data-barber-id]')) {
    const { left, right, top } = column.getBoundingClientRect()
    const distance = Math.max(left - x, 0, x - right)
    const id = column.dataset['barberId'] ?? ''
    if (nearest === null || distance < nearest.distance) nearest = { id, top, distance }
  }
  return nearest
}

/** Releasing a dragged card must not count as a click. */
function swallowClick(grid: HTMLElement): void {
  const stop = (event: Event) => event.stopPropagation()
  grid.addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => grid.removeEventListener('click', stop, { capture: true }), 50)
}
