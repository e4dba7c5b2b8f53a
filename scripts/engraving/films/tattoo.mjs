import { box } from '../outlines.mjs'
import { part } from '../parts.mjs'
import { between, gently, mixed } from './timing.mjs'
import { clipper } from './tools.mjs'

export const tattoo = {
  name: 'disegno',
  title: 'La macchinetta rade tre righe nei capelli corti',
  seconds: 7,
  posterAt: 0.62,
  pieces(at) {
    const strokes = lines.map((entry, index) => ({
      ...entry,
      drawn: gently(at, 0.05 + index * 0.25, 0.24 + index * 0.25),
    }))
    const hidden = gently(at, 0.86, 0.99)
    return [
      part(box(-20, -20, 440, 440), (x, y) => toneAt(x, y, strokes, hidden), 0.1),
      ...clipper(...hand(at, strokes)),
    ]
  },
}

const lines = [
  { from: [40, 232], to: [330, 92], width: 9 },
  { from: [64, 270], to: [352, 132], width: 6 },
  { from: [92, 304], to: [366, 172], width: 3.4 },
]

function toneAt(x, y, strokes, hidden) {
  const hair =
    0.5 + 0.34 * between(x + y * 0.5, 120, 520) - 0.22 * (1 - between(Math.hypot(x - 90, y - 110), 20, 190))
  const bare = Math.max(...strokes.map((stroke) => bareAt(x, y, stroke)))
  return hair * (1 - bare * (1 - hidden))
}

function bareAt(x, y, { from, to, width, drawn }) {
  const [alongX, alongY] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(alongX, alongY)
  const way = ((x - from[0]) * alongX + (y - from[1]) * alongY) / length
  const bent = Math.sin((way / length) * Math.PI) * 22
  const aside = Math.abs(((y - from[1]) * alongX - (x - from[0]) * alongY) / length + bent)
  return way > 0 && way < length * drawn ? 1 - between(aside, width - 1, width + 1) : 0
}

function tipOf({ from, to, drawn }) {
  const [alongX, alongY] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(alongX, alongY)
  const bent = Math.sin(drawn * Math.PI) * 22
  return [
    from[0] + alongX * drawn + (alongY / length) * bent,
    from[1] + alongY * drawn - (alongX / length) * bent,
  ]
}

function hand(at, strokes) {
  const current = strokes.findLastIndex((_, index) => at >= 0.05 + index * 0.25)
  const stroke = strokes[Math.max(0, current)]
  const next = strokes[current + 1]
  const tip = tipOf(stroke)
  const start = 0.05 + (current + 1) * 0.25
  const over = next && current >= 0 ? gently(at, start - 0.06, start) : 0
  const target = next ? next.from : tip
  const out = Math.max(1 - between(at, 0, 0.05), gently(at, 0.76, 0.84))
  const lift = Math.sin(over * Math.PI) * 18
  const point = [
    mixed(tip[0], target[0], over) + lift + out * 120,
    mixed(tip[1], target[1], over) + lift + out * 300,
  ]
  return [-18, point]
}
