import { box, rounded, trace } from '../outlines.mjs'
import { across, along, ball, label, line, mark, part, placed, ridges, roundness } from '../parts.mjs'

export const conditioner = {
  name: 'balsamo',
  title: 'Tubo di balsamo',
  pieces: [
    part(box(153, 306, 96, 46, 7), across(153, 249, roundness(0.42))),
    ...ridges(153, 249, 312, 346, 13),
    part(
      trace(
        'M128 74 L272 74 C270 150 262 240 253 300 Q252 310 243 310 L157 310 Q148 310 147 300 C138 240 130 150 128 74',
      ),
      (x, y) => across(128 + (y - 74) * 0.08, 272 - (y - 74) * 0.08, roundness(0.28))(x, y),
    ),
    part(box(123, 50, 154, 26, 3), across(123, 277, roundness(0.4))),
    ...Array.from({ length: 19 }, (_, index) => mark(box(129.5 + index * 7.7, 55, 1, 16))),
    ...label(158, 120, 84, 112),
  ],
}

export const gel = {
  name: 'gel',
  title: 'Tubetto di gel',
  pieces: placed(
    [
      part(box(100, -15, 20, 30), along([0, 15], [0, -15], roundness(0.25)), 2.2),
      part(box(112, -24, 46, 48, 6), along([0, 24], [0, -24], roundness(0.45))),
      ...Array.from({ length: 7 }, (_, index) => mark(box(118, -20.5 + index * 6.5, 34, 1.1))),
      part(trace('M-112 -58 L62 -47 C78 -46 92 -34 102 -19 L102 19 C92 34 78 46 62 47 L-112 58'), (x, y) => {
        const half = x < 62 ? 52.5 - (x + 25) * 0.063 : 47 - (x - 62) * 0.7
        return along([0, half], [0, -half], roundness(0.12))(x, y)
      }),
      line(trace('M62 -47 C70 -20 70 20 62 47'), 2.2),
      part(
        rounded(trace('M-136 -62 L-108 -62 L-108 62 L-136 62'), 9),
        along([-108, 62], [-136, -62], roundness(0.32)),
      ),
      line(trace('M-127 -60 C-123 -20 -123 20 -127 60'), 2),
      ...turnedLabel(-84, -30, 118, 60),
    ],
    118,
    [206, 196],
  ),
}

function turnedLabel(x, y, width, height) {
  const upright = label(-height / 2, -width / 2, height, width)
  return placed(upright, -90, [x + width / 2, y + height / 2])
}

export const cologne = {
  name: 'colonia',
  title: 'Flacone di colonia con spruzzatore',
  pieces: [
    part(
      trace('M190 128 C252 102 312 110 314 166 L304 166 C300 122 254 114 194 139'),
      along([190, 120], [314, 150], { 0: 0.4, 0.5: 0.55, 1: 0.8 }),
      2.2,
    ),
    part(
      trace(
        'M309 160 C318 168 320 176 331 190 C344 208 342 240 309 243 C276 240 274 208 287 190 C298 176 300 168 309 160',
      ),
      ball(309, 206, 38, 0.16),
    ),
    part(box(301, 152, 16, 13, 3), 0.6, 2.2),
    part(rounded(trace('M124 126 L143 128 L143 138 L124 140'), 2), 0.35, 2.2),
    part(box(141, 110, 58, 42, 8), across(141, 199, roundness(0.4))),
    part(box(147, 150, 46, 22, 3), across(147, 193, roundness(0.3)), 2.4),
    ...ridges(147, 193, 153, 169, 8),
    ...facets(),
    ...label(131, 226, 78, 80),
  ],
}

function facets() {
  const outer = trace('M112 172 L228 172 L256 200 L256 320 L228 348 L112 348 L84 320 L84 200')
  const inner = trace('M120 198 L220 198 L230 208 L230 312 L220 322 L120 322 L110 312 L110 208')
  const tones = [0.12, 0.5, 0.88, 0.9, 0.8, 0.5, 0.26, 0.06]
  const edges = tones.map((tone, index) => {
    const next = (index + 1) % outer.length
    return part([outer[index], outer[next], inner[next], inner[index]], tone, 2)
  })
  const glass = part(inner, along([110, 198], [230, 322], { 0: 0.04, 0.3: 0.14, 0.31: 0.36, 1: 0.72 }), 2.2)
  return [part(outer, 0), ...edges, glass, line([...outer, outer[0]], 2.6)]
}
