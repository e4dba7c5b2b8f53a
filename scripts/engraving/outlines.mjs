/**
 * Outlines are lists of points [x, y] in the picture's 400 × 400 units; a closed one does not repeat its first point.
 */

/** Parses an SVG path of the absolute commands M, L, C and Q. */
export function trace(path) {
  const points = []
  for (const [, command, numbers] of path.matchAll(/([MLCQ])([^MLCQ]*)/g)) {
    const flat = (numbers.match(/-?[\d.]+/g) ?? []).map(Number)
    const given = Array.from({ length: flat.length / 2 }, (_, index) => flat.slice(index * 2, index * 2 + 2))
    const controls = { C: 3, Q: 2 }[command] ?? 1
    for (let index = 0; index < given.length; index += controls) {
      const bent = given.slice(index, index + controls)
      if (controls === 1) points.push(...bent)
      else points.push(...bezier([points.at(-1), ...bent]))
    }
  }
  return points
}

const bezierSteps = 24

function bezier(controls) {
  return Array.from({ length: bezierSteps }, (_, step) => between(controls, (step + 1) / bezierSteps))
}

/** De Casteljau's algorithm. */
function between(points, part) {
  if (points.length === 1) return points[0]
  const nearer = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index]
    return [fromX + (x - fromX) * part, fromY + (y - fromY) * part]
  })
  return between(nearer, part)
}

export function ellipse(x, y, radiusX, radiusY = radiusX, from = 0, to = 360) {
  const isWhole = to - from >= 360
  const count = Math.ceil((to - from) / 4)
  return Array.from({ length: isWhole ? count : count + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / count) * Math.PI) / 180
    return [x + radiusX * Math.cos(angle), y + radiusY * Math.sin(angle)]
  })
}

export function box(x, y, width, height, radius = 0) {
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
  return radius > 0 ? rounded(corners, radius) : corners
}

export function rounded(corners, radius) {
  return corners.flatMap((corner, index) => {
    const before = towards(corner, corners.at(index - 1), radius)
    const after = towards(corner, corners[(index + 1) % corners.length], radius)
    return [0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => between([before, corner, after], part))
  })
}

function towards([x, y], [toX, toY], distance) {
  const whole = Math.hypot(toX - x, toY - y)
  const part = Math.min(distance / whole, 0.5)
  return [x + (toX - x) * part, y + (toY - y) * part]
}

/** @param degrees clockwise */
export function turned(outline, degrees, [toX, toY]) {
  const turn = turning(degrees)
  return outline.map((point) => {
    const [x, y] = turn(point)
    return [x + toX, y + toY]
  })
}

export function turning(degrees) {
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  return ([x, y]) => [x * cos - y * sin, x * sin + y * cos]
}

export function contains(outline, x, y) {
  let isInside = false
  for (let index = 0, last = outline.length - 1; index < outline.length; last = index++) {
    const [fromX, fromY] = outline[last]
    const [toX, toY] = outline[index]
    if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX))
      isInside = !isInside
  }
  return isInside
}

export function dense(line) {
  return line.flatMap(([x, y], index) => {
    const next = line[index + 1]
    if (!next) return [[x, y]]
    const count = Math.max(1, Math.round(Math.hypot(next[0] - x, next[1] - y)))
    return Array.from({ length: count }, (_, step) => between([[x, y], next], step / count))
  })
}

/** Removes points that deviate from the line by at most `tolerance` (Douglas-Peucker). */
export function simplified(line, tolerance) {
  const first = line[0]
  const last = line.at(-1)
  let farthest = 0
  let distance = tolerance
  for (let index = 1; index < line.length - 1; index++) {
    const away = distanceFrom(line[index], first, last)
    if (away > distance) [farthest, distance] = [index, away]
  }
  if (farthest === 0) return line.length > 1 ? [first, last] : line
  const before = simplified(line.slice(0, farthest + 1), tolerance)
  return [...before.slice(0, -1), ...simplified(line.slice(farthest), tolerance)]
}

function distanceFrom([x, y], [fromX, fromY], [toX, toY]) {
  const whole = Math.hypot(toX - fromX, toY - fromY)
  if (whole === 0) return Math.hypot(x - fromX, y - fromY)
  return Math.abs((toX - fromX) * (fromY - y) - (fromX - x) * (toY - fromY)) / whole
}
