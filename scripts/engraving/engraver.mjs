import { contains, dense, simplified } from './outlines.mjs'

/*
 * Numbers in the SVG are tenths of a unit. The strips lie in a frame turned by 45°: `u` runs along them, to the upper
 * right, and `v` across.
 */
const size = 4000
const spacing = 60
const firstStrip = -8
const step = 10
const widest = 27
const halo = 2

export function engraved({ title, pieces: given }) {
  const pieces = given.map((piece) => ({ ...piece, bounds: boundsOf(piece.outline) }))
  const parts = pieces.filter(({ kind }) => kind === 'part').toReversed()
  const frontPart = (x, y) => parts.find((part) => covers(part, x, y))
  const backdrop = []
  const strips = []
  const reach = Math.floor((size * Math.SQRT1_2) / spacing) * spacing + firstStrip
  for (let v = -reach; v <= reach; v += spacing) {
    const row = rowOf(v, frontPart)
    backdrop.push(...stripsOf(row, v, backdropWidths(row)))
    strips.push(...stripsOf(row, v, objectWidths(row, frontPart)))
  }
  const turnedFrame = 'transform="translate(200 200)rotate(-45)scale(.1)"'
  const marks = pieces.filter(({ kind }) => kind === 'mark')
  const solid = marks.map(({ outline }) => drawn(outline.map(([x, y]) => [x * 10, y * 10]))).join('')
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" fill="currentColor" color="#0B1618" role="img">',
    `<title>${title}</title><style>#nudo:target~.fondo{display:none}</style><g id="nudo"/>`,
    `<path class="fondo" ${turnedFrame} d="${backdrop.join('')}"/>`,
    `<path ${turnedFrame} d="${strips.join('')}"/>`,
    ...contours(pieces),
    solid && `<path transform="scale(.1)" d="${solid}"/>`,
    '</svg>\n',
  ].join('')
}

function boundsOf(outline) {
  const across = outline.map(([x]) => x)
  const down = outline.map(([, y]) => y)
  return [Math.min(...across), Math.max(...across), Math.min(...down), Math.max(...down)]
}

/** Compares the bounding box first: most points lie outside most outlines. */
function covers({ outline, bounds: [left, right, top, bottom] }, x, y) {
  return x >= left && x <= right && y >= top && y <= bottom && contains(outline, x, y)
}

function rowOf(v, frontPart) {
  const half = Math.floor((size * Math.SQRT1_2 - Math.abs(v)) / step) * step
  const row = []
  for (let u = -half; u <= half; u += step) {
    const x = size / 2 + (u + v) * Math.SQRT1_2
    const y = size / 2 + (v - u) * Math.SQRT1_2
    const front = frontPart(x / 10, y / 10)
    row.push({ u, x, y, isObject: Boolean(front), tone: front?.tone(x / 10, y / 10) ?? 0 })
  }
  return row
}

function objectWidths(row, frontPart) {
  return row.map(({ x, y, tone }, index) => {
    if (tone === 0) return 0
    const near = row.slice(Math.max(0, index - 1), index + 2)
    const mean = near.reduce((sum, entry) => sum + entry.tone, 0) / near.length
    const isShaded = (away) => {
      const across = away * Math.SQRT1_2
      return frontPart((x + across) / 10, (y + across) / 10)?.tone((x + across) / 10, (y + across) / 10) > 0
    }
    let width = Math.min(widest, (mean * spacing) / 2)
    while (width > 1 && !(isShaded(width) && isShaded(-width))) width -= 2
    return width
  })
}

function backdropWidths(row) {
  return row.map(({ x, y }, index) => {
    const isFree = row.slice(Math.max(0, index - halo), index + halo + 1).every(({ isObject }) => !isObject)
    const shade = x + 0.35 * y - 2210
    return isFree && shade > 0 ? 1 + shade * 0.0044 : 0
  })
}

function stripsOf(row, v, widths) {
  const strips = []
  let run = []
  for (const [index, width] of [...widths, 0].entries()) {
    if (width >= 0.8) run.push([row[index].u, width])
    else {
      if (run.length > 1) strips.push(strip(run, v))
      run = []
    }
  }
  return strips
}

function strip(run, v) {
  const edge = simplified(run, 1.3).map(([u, width]) => [u, Math.max(1, Math.round(width))])
  return drawn([
    ...edge.map(([u, width]) => [u, v - width]),
    ...edge.toReversed().map(([u, width]) => [u, v + width]),
  ])
}

function contours(pieces) {
  return pieces.flatMap(({ kind, outline, width }, index) => {
    if (kind === 'mark') return []
    const inFront = pieces.slice(index + 1).filter((piece) => piece.kind === 'part')
    const isHidden = ([x, y]) => inFront.some((piece) => covers(piece, x, y))
    const isRing = kind === 'part'
    const whole = dense(isRing ? [...outline, outline[0]] : outline)
    const runs = visibleRuns(whole, isHidden, isRing)
    const lines = runs
      .filter((run) => run.length > 1)
      .map((run) => drawnLine(run, isRing && runs.length === 1 && run.length === whole.length))
    if (lines.length === 0) return []
    const stroke = `stroke="currentColor" stroke-width="${width * 10}" stroke-linejoin="round" stroke-linecap="round"`
    return [`<path transform="scale(.1)" d="${lines.join('')}" fill="none" ${stroke}/>`]
  })
}

function visibleRuns(points, isHidden, isRing) {
  const runs = [[]]
  for (const point of points) {
    if (!isHidden(point)) runs.at(-1).push(point)
    else if (runs.at(-1).length > 0) runs.push([])
  }
  const shown = runs.filter((run) => run.length > 0)
  const isCut = shown.length > 1 && isRing && !isHidden(points[0])
  if (!isCut || isHidden(points.at(-1))) return shown
  return [[...shown.at(-1), ...shown[0].slice(1)], ...shown.slice(1, -1)]
}

function drawnLine(run, isClosed) {
  const tenths = run.map(([x, y]) => [x * 10, y * 10])
  if (!isClosed) return drawn(simplified(tenths, 2.5), '')
  const half = Math.floor(tenths.length / 2)
  return drawn([
    ...simplified(tenths.slice(0, half + 1), 2.5),
    ...simplified(tenths.slice(half), 2.5).slice(1, -1),
  ])
}

function drawn(points, end = 'z') {
  let [lastX, lastY] = points[0].map(Math.round)
  const start = `M${pair(lastX, lastY)}`
  const steps = points.slice(1).map((point) => {
    const [x, y] = point.map(Math.round)
    const moved = pair(x - lastX, y - lastY)
    ;[lastX, lastY] = [x, y]
    return moved
  })
  return `${start}l${steps.join(' ').replaceAll(' -', '-')}${end}`
}

function pair(x, y) {
  return y < 0 ? `${x}${y}` : `${x} ${y}`
}
