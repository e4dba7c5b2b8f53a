import { box, ellipse, rounded, trace } from '../outlines.mjs'
import { along, ball, line, mark, part, placed, roundness } from '../parts.mjs'

const tufts = 15

export const brush = {
  name: 'spazzola',
  title: 'Spazzola da barba ovale',
  pieces: placed(
    [
      part(bristles(), bristleTone, 2.4),
      ...Array.from({ length: tufts - 1 }, (_, index) => gap(index + 1)),
      part(
        trace(
          'M-138 6 C-140 -40 -76 -72 0 -72 C76 -72 140 -40 138 6 C132 26 70 34 0 34 C-70 34 -132 26 -138 6',
        ),
        wood,
      ),
      line(trace('M-136 -2 C-124 16 -70 20 0 20 C70 20 124 16 136 -2'), 2.2),
      ...[8, 6, 4.4, 3, 1.8].map((height, index) => mark(box(-34, -48 + index * 11, 68, height))),
    ],
    -24,
    [200, 182],
  ),
}

function wood(x, y) {
  if (y > 20 - (x / 138) ** 2 * 22) return 0.62 + x / 500
  const shade = along([-70, -80], [60, 40], { 0: 0.06, 0.45: 0.14, 0.75: 0.5, 1: 0.8 })(x, y)
  return Math.min(0.88, shade + Math.max(0, x / 138) * 0.2)
}

function bristleTone(x, y) {
  const part = ((x + 116) / 232) * tufts
  const across = part - Math.floor(part)
  return Math.min(0.88, 0.1 + across * 0.3 + Math.max(0, x) / 400 + Math.max(0, 0.55 - (y - 26) / 50))
}

function gap(index) {
  const x = -116 + (index * 232) / tufts
  return line(trace(`M${x} 20 L${x * 1.06} ${tipOf(x) - 9}`), 1.6)
}

function tipOf(x) {
  return 98 - (x / 116) ** 2 * 16
}

function bristles() {
  const tips = Array.from({ length: tufts * 2 + 1 }, (_, index) => {
    const x = 116 - (index * 232) / (tufts * 2)
    return [x * 1.06, tipOf(x) - (index % 2 === 0 ? 5 : 0)]
  })
  return [[-116, 4], [116, 4], ...rounded(tips, 3)]
}

export const towels = {
  name: 'asciugamani',
  title: 'Asciugamani arrotolati',
  pieces: [...roll(118, 284), ...roll(222, 296), ...roll(162, 194), steam(150), steam(182), steam(214)],
}

function roll(x, y) {
  const radius = 52
  const [deepX, deepY] = [74, -26]
  const across = [deepY, -deepX].map((value) => (value / Math.hypot(deepX, deepY)) * radius)
  const body = [
    ...ellipse(x, y, radius, radius, 71, 251),
    ...ellipse(x + deepX, y + deepY, radius, radius, 251, 431),
  ]
  const from = [x + across[0], y + across[1]]
  const to = [x - across[0], y - across[1]]
  const bands = [0.42, 0.54, 0.66].map((at) =>
    line(ellipse(x + deepX * at, y + deepY * at, radius, radius, -109, 71), 3.4 - at * 2),
  )
  const spiral = Array.from({ length: 150 }, (_, index) => {
    const angle = (index / 149) * Math.PI * 6.4 + 1.2
    const far = 5 + (index / 149) * (radius - 5)
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)]
  })
  return [
    part(body, along(from, to, roundness(0.16))),
    ...bands,
    part(ellipse(x, y, radius), ball(x, y, radius, 0.04, 0.62)),
    line(spiral, 2.2),
  ]
}

function steam(x) {
  return line(
    trace(`M${x} 122 C${x - 16} 104 ${x + 16} 92 ${x} 74 C${x - 12} 60 ${x + 10} 52 ${x + 2} 40`),
    2.2,
  )
}
