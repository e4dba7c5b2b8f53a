import { ellipse, trace } from '../outlines.mjs'
import { along, line, part } from '../parts.mjs'
import { between, gently, mixed } from './timing.mjs'
import { clipper } from './tools.mjs'

export const fade = {
  name: 'sfumatura',
  title: 'Una macchinetta sfuma la nuca dal pieno allo zero',
  seconds: 8,
  posterAt: 0.44,
  pieces(at) {
    const pass = passAt(at)
    const regrown = gently(at, 0.84, 0.985)
    return [
      part(ellipse(106, 196, 13, 27), along([94, 180], [120, 210], { 0: 0.04, 1: 0.34 })),
      part(ellipse(274, 196, 13, 27), along([262, 180], [286, 210], { 0: 0.4, 1: 0.75 })),
      part(head, (x, y) => toneAt(x, y, pass, regrown), 3),
      part(cape, along([60, 330], [350, 400], { 0: 0.04, 0.4: 0.12, 1: 0.6 }), 3),
      line(trace('M132 304 C158 326 222 326 248 304'), 2.4),
      line(trace('M96 332 C92 350 90 370 90 400'), 2),
      line(trace('M286 332 C292 350 294 370 294 400'), 2),
      ...wisps(at, pass),
      ...clipper(pass.lean, pass.point),
    ]
  },
}

const head = trace(
  'M108 178 C106 108 138 68 190 68 C242 68 274 108 272 178 C272 216 260 242 248 260 C243 276 243 296 247 330 L133 330 C137 296 137 276 132 260 C120 242 108 216 108 178',
)
const cape = trace('M10 410 C16 352 70 326 132 304 C158 326 222 326 248 304 C310 326 364 352 370 410')

const columns = [124, 152, 180, 208, 236, 260]
const begin = 0.04
const passLength = 0.118
const lowest = 292

function passAt(at) {
  const whole = (at - begin) / passLength
  const index = Math.min(columns.length - 1, Math.max(0, Math.floor(whole)))
  const part = whole < 0 ? 0 : whole >= columns.length ? 1 : whole - index
  const up = gently(part, 0, 0.66)
  const back = gently(part, 0.66, 1)
  const x = mixed(columns[index], columns[index + 1] ?? 300, back)
  const y = mixed(mixed(lowest, 142, up), lowest, back)
  const isOut = Math.max(1 - between(at, 0.0, begin), between(at, 0.75, 0.82))
  const away = Math.sin(back * Math.PI) * 14
  return {
    done: columns.slice(0, index),
    current: columns[index],
    edge: part > 0.66 ? 142 : y,
    isWorking: part < 0.66 && whole >= 0 && whole < columns.length,
    lean: mixed(-7, 9, (x - 124) / 136) + away / 3,
    point: [x + away, y + isOut * isOut * 260],
  }
}

function toneAt(x, y, pass, regrown) {
  const side = (x - 190) / 82
  const skin = Math.max(0, (side + 0.15) * 0.42)
  const passed = passedAt(x, y, pass) * (1 - regrown)
  const amount = mixed(fullAt(x, y), fadedAt(x, y), passed)
  const light = Math.hypot(x - 158, y - 112) / 150
  const hair = Math.min(0.95, 0.46 + Math.max(0, light - 0.2) * 0.3 + Math.max(0, side) * 0.28)
  return Math.max(skin, amount * hair)
}

function passedAt(x, y, { done, current, edge }) {
  const reach = (column) => 1 - between(Math.abs(x - column), 13, 19)
  const before = done.some((column) => x <= column) ? 1 : Math.max(0, ...done.map(reach))
  return Math.max(before, reach(current) * between(y, edge - 4, edge + 4))
}

function fullAt(x, y) {
  const nape = 282 - ((x - 190) / 60) ** 2 * 12
  return 1 - between(y, nape - 10, nape + 4)
}

function fadedAt(x, y) {
  const round = ((x - 190) / 80) ** 2 * 12
  return 1 - between(y + round, 132, 252)
}

function wisps(at, { isWorking, point: [x, y] }) {
  if (!isWorking) return []
  return [0, 1, 2, 3, 4].map((index) => {
    const fallen = (at * 22 + index * 0.37) % 1
    const left = x - 26 + index * 13 + Math.sin(index * 5 + at * 40) * 5
    const top = y + 10 + fallen * fallen * 120
    return line(
      [
        [left, top],
        [left + 4, top - 5],
        [left + 9, top - 6],
      ],
      2,
    )
  })
}
