import { box, trace } from '../outlines.mjs'
import { along, line, part } from '../parts.mjs'
import { between, gently, mixed } from './timing.mjs'
import { comb, scissors } from './tools.mjs'

const strokes = 3

export const trim = {
  name: 'forbice',
  title: 'Pettine e forbici accorciano i capelli ciocca per ciocca',
  seconds: 6.75,
  posterAt: 0.155,
  pieces(whole) {
    const at = (whole * strokes) % 1
    const combTop = mixed(236, 178, gently(at, 0, 0.36)) + gently(at, 0.74, 1) * 58
    const cut = combTop - 10
    const long = mixed(12, 64, gently(at, 0.02, 0.34))
    const isCut = at > 0.56
    const reach = mixed(96, 0, gently(at, 0.24, 0.46)) + gently(at, 0.68, 0.96) * 96
    const opening = 13 * gently(at, 0.26, 0.46) * (1 - gently(at, 0.5, 0.57)) + 1.2
    return [
      part(scalp, along([120, 250], [300, 380], { 0: 0.5, 0.4: 0.66, 1: 0.94 }), 3),
      ...strands.map((strand) => standing(strand, isCut ? cut + 4 : combTop - long * strand.length)),
      ...(isCut ? strands.flatMap((strand) => falling(strand, cut, at)) : []),
      ...comb(276, [58, combTop]),
      part(
        box(338, combTop + 22, 90, 26, 10),
        along([0, combTop + 22], [0, combTop + 48], { 0: 0.2, 1: 0.9 }),
      ),
      ...scissors(opening, [276 + reach, cut - 2]),
    ]
  },
}

const scalp = trace('M-30 430 C20 326 110 286 196 284 C282 286 372 326 430 430')

const strands = Array.from({ length: 34 }, (_, index) => {
  const wobble = Math.sin(index * 7.3) * 0.5 + Math.sin(index * 2.1) * 0.5
  return {
    x: 72 + index * 7.4,
    lean: wobble * 7,
    length: 0.82 + Math.abs(wobble) * 0.3,
    speed: 0.8 + (wobble + 1) * 0.25,
  }
})

function standing({ x, lean }, tip) {
  const foot = 292 + ((x - 196) / 130) ** 2 * 20
  return line(
    trace(
      `M${x} ${foot} C${x + lean * 0.2} ${mixed(foot, tip, 0.4)} ${x} ${mixed(foot, tip, 0.7)} ${x + lean} ${tip}`,
    ),
    2.6,
  )
}

function falling({ x, lean, length, speed }, cut, at) {
  const time = between(at, 0.56, 1) * speed
  const drop = 30 * time + 330 * time * time
  const size = 46 * length
  const turn = lean * 0.09 * time * 3
  const middle = [x + lean + lean * time * 3, cut - size / 2 + drop]
  if (middle[1] > 384) return []
  const end = (side) => [
    middle[0] + (Math.sin(turn) * size * side) / 2,
    middle[1] - (Math.cos(turn) * size * side) / 2,
  ]
  return [line([end(1), middle, end(-1)], 2.6)]
}
