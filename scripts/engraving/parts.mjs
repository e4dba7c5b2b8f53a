import { box, turned, turning } from './outlines.mjs'

/**
 * Elements of a drawing, listed from back to front: parts with a tone, solid black marks, and lines. A tone is a
 * function of a point: 0 is blank paper, 1 is black.
 */

const widths = { body: 2.6, label: 2.2, line: 2 }
const darkest = 0.9

export function part(outline, tone, width = widths.body) {
  return { kind: 'part', outline, tone: typeof tone === 'number' ? () => tone : tone, width }
}

export function mark(outline) {
  return { kind: 'mark', outline }
}

export function line(points, width = widths.line) {
  return { kind: 'line', outline: points, width }
}

export function label(x, y, width, height) {
  const margin = width * 0.14
  const pitch = height * 0.1
  const stripes = [0.95, 0.78, 0.62, 0.49, 0.37, 0.25, 0.14].map((weight, index) =>
    mark(box(x + margin, y + height * 0.17 + pitch * index, width - margin * 2, pitch * weight)),
  )
  return [part(box(x, y, width, height, 2), 0, widths.label), ...stripes]
}

export function ridges(left, right, top, bottom, count, width = 1) {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + 1) / (count + 1) - 0.5) * Math.PI * 0.94
    const x = (left + right) / 2 + ((right - left) / 2) * Math.sin(angle)
    return mark(box(x - width / 2, top, width, bottom - top))
  })
}

/** Tone between two points: `stops` maps parts of the way to tones. */
export function along([fromX, fromY], [toX, toY], stops) {
  const [alongX, alongY] = [toX - fromX, toY - fromY]
  const length = alongX * alongX + alongY * alongY
  return (x, y) => graded(((x - fromX) * alongX + (y - fromY) * alongY) / length, stops)
}

export function across(left, right, stops) {
  return along([left, 0], [right, 0], stops)
}

export function roundness(base = 0.3) {
  const rest = darkest - base
  return {
    0: base + 0.08,
    0.12: base + 0.03,
    0.25: base,
    0.4: base + 0.03,
    0.6: base + rest * 0.32,
    0.8: base + rest * 0.68,
    1: darkest,
  }
}

export function ball(x, y, radius, base = 0.05, dark = darkest) {
  const stops = { 0: base, 0.38: base, 0.7: base + (dark - base) * 0.5, 1: dark }
  return (atX, atY) =>
    graded(Math.hypot(atX - (x - radius * 0.4), atY - (y - radius * 0.42)) / (radius * 1.5), stops)
}

function graded(at, stops) {
  const tones = Object.entries(stops)
    .map(([place, tone]) => [Number(place), tone])
    .toSorted(([a], [b]) => a - b)
  const next = tones.findIndex(([place]) => place >= at)
  if (next === 0) return tones[0][1]
  if (next === -1) return tones.at(-1)[1]
  const [fromPlace, from] = tones[next - 1]
  const [toPlace, to] = tones[next]
  return from + ((at - fromPlace) / (toPlace - fromPlace)) * (to - from)
}

export function placed(pieces, degrees, [toX, toY]) {
  const back = turning(-degrees)
  return pieces.map((piece) => ({
    ...piece,
    outline: turned(piece.outline, degrees, [toX, toY]),
    ...(piece.tone && { tone: (x, y) => piece.tone(...back([x - toX, y - toY])) }),
  }))
}
