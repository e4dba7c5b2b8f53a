import { box, ellipse, trace } from '../outlines.mjs'
import { across, along, line, mark, part, placed, roundness } from '../parts.mjs'

/** Tools held in the hand. Each is drawn around its cutting point, [0, 0]. */

export function clipper(degrees, at) {
  const teeth = Array.from({ length: 11 }, (_, index) => mark(box(-21 + index * 4, -7, 2.2, 11)))
  return placed(
    [
      part(
        trace('M-21 16 C-26 62 -30 104 -24 172 C-21 184 21 184 24 172 C30 104 26 62 21 16'),
        across(-28, 28, roundness(0.12)),
      ),
      part(box(-23, 2, 46, 18, 3), along([-23, 0], [23, 20], { 0: 0.04, 0.5: 0.2, 1: 0.66 })),
      ...teeth,
      part(box(-6, 58, 12, 34, 6), 0.02, 2.2),
      mark(ellipse(0, 68, 4)),
      ...[120, 130, 140].map((y) =>
        line(
          [
            [-15, y],
            [15, y],
          ],
          2.4,
        ),
      ),
    ],
    degrees,
    at,
  )
}

export function razor(degrees, at) {
  const handle = placed(
    [
      part(
        trace('M-4 8 C30 -2 96 -4 138 4 C150 8 150 22 138 24 C96 30 30 30 -4 22'),
        along([0, 0], [0, 26], { 0: 0.3, 0.35: 0.16, 1: 0.92 }),
      ),
      mark(ellipse(4, 15, 3)),
      mark(ellipse(128, 14, 3)),
    ],
    -58,
    [112, -14],
  )
  const blade = [
    part(
      trace('M-2 0 C-4 -10 -2 -22 4 -30 L104 -26 L128 -16 C138 -12 142 -4 136 0 C126 -2 116 -6 106 -3'),
      along([0, -30], [0, 0], { 0: 0.78, 0.22: 0.5, 0.36: 0.1, 0.8: 0.02, 1: 0.2 }),
    ),
    line(
      [
        [3, -22],
        [104, -19],
      ],
      1.8,
    ),
  ]
  return placed([...handle, ...blade], degrees, at)
}

/** @param opening degrees of each half */
export function scissors(opening, at) {
  const half = (side) =>
    [
      part(
        trace(
          'M-150 0 C-100 -12 -40 -15 0 -10 C30 -8 60 4 92 14 L88 24 C56 18 30 10 0 9 C-50 8 -110 4 -150 0',
        ),
        along([0, -14], [0, 20], { 0: 0.06, 0.5: 0.22, 1: 0.7 }),
      ),
      part(ellipse(112, 32, 29, 22), along([84, 12], [140, 54], { 0: 0.1, 1: 0.8 })),
      part(ellipse(112, 32, 18, 12.5), 0),
    ].map((piece) => (side > 0 ? piece : mirrored(piece)))
  return [
    ...placed(half(1), opening, at),
    ...placed(half(-1), -opening, at),
    ...placed(
      [
        part(ellipse(0, 0, 6), 0.1),
        line(
          [
            [-3, -3],
            [3, 3],
          ],
          2,
        ),
      ],
      0,
      at,
    ),
  ]
}

function mirrored(piece) {
  const outline = piece.outline.map(([x, y]) => [x, -y])
  return { ...piece, outline, ...(piece.tone && { tone: (x, y) => piece.tone(x, -y) }) }
}

export function comb(width, at) {
  const count = Math.floor((width - 16) / 6)
  const teeth = Array.from({ length: count }, (_, index) => part(box(8 + index * 6, 0, 2.8, 30, 1), 0.9, 1.2))
  const back = part(box(0, 26, width, 20, 8), along([0, 26], [0, 46], { 0: 0.12, 0.4: 0.2, 1: 0.86 }))
  return placed([...teeth, back], 0, at)
}
