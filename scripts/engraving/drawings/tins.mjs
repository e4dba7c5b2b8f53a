import { box, ellipse, trace } from '../outlines.mjs'
import { across, along, ball, label, line, part, placed, roundness } from '../parts.mjs'

export const pomade = {
  name: 'pomata',
  title: 'Scatoletta di pomata aperta',
  pieces: [
    part(ellipse(228, 168, 102, 98), along([150, 90], [310, 240], roundness(0.42))),
    part(ellipse(216, 162, 102, 98), along([130, 80], [300, 240], { 0: 0.05, 0.4: 0.1, 1: 0.5 })),
    line(ellipse(216, 162, 90, 86), 2.2),
    ...label(164, 108, 104, 84),
    part(trace(`M74 262 L74 312 C84 352 300 352 310 312 L310 262`), across(74, 310, roundness(0.1))),
    line(trace('M74 300 C84 342 300 342 310 300'), 2),
    part(ellipse(192, 262, 118, 33), across(74, 310, { 0: 0.1, 1: 0.55 })),
    part(ellipse(192, 263, 108, 27), across(84, 300, { 0: 0.85, 0.3: 0.7, 1: 0.5 }), 2.2),
    part(
      trace('M88 270 C110 248 274 248 296 270 C280 296 104 296 88 270'),
      along([90, 255], [290, 285], { 0: 0.04, 0.5: 0.1, 1: 0.5 }),
      2.2,
    ),
    line(trace('M128 271 C150 259 230 259 240 269 C246 278 180 284 168 275 C164 270 190 266 204 270'), 2),
  ],
}

const foam = trace(
  'M94 208 C80 192 96 172 120 178 C120 156 152 146 170 160 C182 140 222 140 232 162 C250 148 280 160 278 182 C300 176 320 192 306 208 C290 228 110 228 94 208',
)
const curls = [
  'M170 160 C168 174 180 184 202 180',
  'M120 178 C126 194 148 200 168 194',
  'M232 162 C236 176 226 186 214 188',
  'M278 182 C274 198 250 204 232 198',
  'M180 206 C194 211 210 210 222 205',
].map((curl) => line(trace(curl), 2.2))

const brush = placed(
  [
    part(trace('M-26 -62 L26 -62 C34 -20 44 20 46 50 L-46 50 C-44 20 -34 -20 -26 -62'), bristleTone, 2.4),
    part(
      trace(
        'M-22 -84 C-20 -100 -34 -118 -34 -142 C-34 -168 -18 -180 0 -180 C18 -180 34 -168 34 -142 C34 -118 20 -100 22 -84',
      ),
      across(-34, 34, roundness(0.1)),
    ),
    part(box(-29, -86, 58, 26, 4), across(-29, 29, roundness(0.3))),
  ],
  27,
  [220, 196],
)

function bristleTone(x, y) {
  const spread = x / (40 + y * 0.2)
  return 0.34 + 0.2 * Math.sin(spread * 14) + Math.max(0, spread) * 0.28
}

export const soap = {
  name: 'sapone',
  title: 'Sapone da barba in ciotola, con il pennello',
  pieces: [
    part(ellipse(200, 206, 116, 27), 0.2),
    part(ellipse(200, 207, 106, 21), across(94, 306, { 0: 0.9, 0.5: 0.7, 1: 0.6 }), 2.2),
    ...brush,
    part(foam, foamLight),
    ...curls,
    part(
      trace('M158 322 L242 322 C246 334 254 340 258 350 L142 350 C146 340 154 334 158 322'),
      across(142, 258, roundness(0.36)),
    ),
    part(
      trace('M84 206 C92 280 132 326 172 330 L228 330 C268 326 308 280 316 206 C308 242 92 242 84 206'),
      (x, y) =>
        along(
          [84 + Math.max(0, y - 206) ** 2 / 190, 0],
          [316 - Math.max(0, y - 206) ** 2 / 190, 0],
          roundness(0.12),
        )(x, y),
    ),
    ...label(160, 248, 80, 62),
  ],
}

function foamLight(x, y) {
  const lobes = [
    [146, 178, 40],
    [202, 166, 44],
    [258, 186, 42],
    [112, 200, 36],
    [294, 202, 34],
    [200, 194, 40],
  ]
  const shades = lobes.map(([atX, atY, radius]) => ball(atX, atY, radius, 0.02, 0.9)(x, y))
  return Math.min(...shades) + Math.max(0, x - 180) / 420
}
