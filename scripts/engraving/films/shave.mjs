import { ellipse, trace } from '../outlines.mjs'
import { along, line, mark, part } from '../parts.mjs'
import { between, gently, mixed } from './timing.mjs'
import { razor } from './tools.mjs'

export const shave = {
  name: 'mano-libera',
  title: 'Il rasoio a mano libera toglie la schiuma lungo la mascella',
  seconds: 7,
  posterAt: 0.4,
  pieces(at) {
    const way = mixed(-0.06, 1.06, between(at, 0.06, 0.78))
    const lathered = mixed(-0.1, 1.1, gently(at, 0.84, 0.99))
    const bubbles = foam.flatMap((bubble) => shown(bubble, way, lathered))
    return [
      part(neck, along([130, 300], [290, 330], { 0: 0.24, 0.4: 0.4, 1: 0.88 }), 3),
      part(face, faceTone, 3),
      ...features,
      ...bubbles,
      ...hand(at, way),
    ]
  },
}

const neck = trace('M132 232 C134 300 126 350 96 410 L304 410 C274 350 266 300 268 232')
const face = trace(
  'M72 20 C66 110 76 182 106 232 C134 274 166 292 200 292 C234 292 266 274 294 232 C324 182 334 110 328 20',
)
const features = [
  line(trace('M172 92 C170 104 180 108 188 104 C194 110 206 110 212 104 C220 108 230 104 228 92'), 2.8),
  line(trace('M156 150 C174 140 190 140 200 145 C210 140 226 140 244 150'), 2.4),
  mark(
    trace(
      'M154 150 C176 155 188 152 200 154 C212 152 224 155 246 150 C226 158 212 157 200 158 C188 157 174 158 154 150',
    ),
  ),
  line(trace('M174 168 C190 177 210 177 226 168'), 2.4),
]

function faceTone(x, y) {
  const side = (x - 96) / 230
  const low = between(y, 200, 300) * 0.22
  return Math.min(0.9, Math.max(0, side * 0.72 - 0.12 + low * (0.4 + side)))
}

/**
 * Returns a point on the jaw: `way` is 0 below the left ear, 0.5 at the chin, 1 below the right ear.
 *
 * @param out distance from the bone
 */
function jaw(way, out) {
  const angle = Math.PI * (1.06 - way * 1.12)
  return [200 + Math.cos(angle) * (116 + out), 128 + Math.sin(angle) * (142 + out)]
}

const foam = [-46, -28, -10, 6]
  .flatMap((out, ring) =>
    Array.from({ length: 24 }, (_, index) => {
      const way = (index + (ring % 2) / 2) / 23.5
      const wobble = Math.sin(index * 12.9 + ring * 78.2)
      return { way, at: jaw(way, out + wobble * 4), radius: 13.5 + wobble * 3.4 }
    }),
  )
  .filter(({ at: [x, y] }) => y > 62 && !(y < 186 && Math.abs(x - 200) < 64))

function shown({ way, at: [x, y], radius }, razorWay, lathered) {
  const left = between(way, razorWay - 0.01, razorWay + 0.03)
  const grown = between(lathered, way - 0.06, way + 0.06)
  const size = radius * Math.max(left, grown)
  if (size < 2) return []
  const tone = along([x - size, y - size], [x + size, y + size], { 0: 0, 0.62: 0.02, 1: 0.5 })
  return [part(ellipse(x, y, size), tone, 1.7)]
}

function hand(at, way) {
  const [x, y] = jaw(way, -62)
  const [outX, outY] = jaw(way, 0)
  const degrees = (Math.atan2(outY - y, outX - x) * 180) / Math.PI
  const away = Math.max(1 - gently(at, 0, 0.06), gently(at, 0.78, 0.86))
  const side = way < 0.5 ? -1 : 1
  return razor(degrees, [x + away * side * 300, y - away * 60])
}
