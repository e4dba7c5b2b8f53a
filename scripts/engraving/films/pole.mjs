import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../../lib/root.mjs'
import { gently, mixed } from './timing.mjs'

const read = (name) => readFileSync(join(root, 'src/ui/display/illustrations', `${name}.svg`), 'utf8')
const drawing = read('palo')
const [body] = /<path(?:(?!<path)[^])*?fill-rule[^>]*>/.exec(drawing) ?? []
const stillParts = drawing.replace(/^<svg[^>]*>|<title>[^<]*<\/title>|<\/svg>\s*$/g, '').replace(body, '')

/** Tenths of a unit, as in the drawing: the glass, the distance between stripes, and the climb per radian. */
const glass = { x: 1200, radius: 480, top: 1345, bottom: 4275 }
const pitch = 580
const climb = 300
const shine = { from: 922, to: 978 }
const first = { y: 1770, thickness: 130, growth: 65 / pitch }

/** @param turned number of stripes that have passed @param weight 1 as in the drawing, 0 nothing */
export function turningPole(turned, weight = 1) {
  const stripes = []
  for (let index = -3; index < 8; index++) {
    const y = first.y + (index - (turned % 1)) * pitch
    const thickness = Math.max(14, first.thickness + (y - first.y) * first.growth) * weight
    stripes.push(stripe(y, thickness, 722, shine.from), stripe(y, thickness, shine.to, 1680))
  }
  return [
    `<clipPath id="vetro"><path d="M640 ${glass.top}H1760V${glass.bottom}H640z"/></clipPath>`,
    stillParts,
    `<g transform="scale(.1)"><path clip-path="url(#vetro)" d="${stripes.join('')}"/></g>`,
  ].join('')
}

function stripe(middle, thickness, from, to) {
  const edge = (side) =>
    Array.from({ length: 33 }, (_, step) => {
      const x = mixed(from, to, step / 32)
      const y = middle - climb * Math.asin((x - glass.x) / (glass.radius + 0.5)) + (thickness / 2) * side
      return `${x.toFixed(0)} ${y.toFixed(1)}`
    })
  return `M${[...edge(-1), ...edge(1).toReversed()].join('L')}z`
}

/**
 * The pole of the first screen, alone: black on white, printed onto the plate by the page. The picture shows its first
 * frame.
 */
export const heroPole = {
  name: 'palo-insegna',
  seconds: 8,
  width: 432,
  height: 1008,
  svg(at) {
    const weight = 1 - 0.72 * Math.sin(at * Math.PI) ** 2
    return [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 560" fill="currentColor" color="#0C1E24">',
      '<rect width="240" height="560" fill="#fff"/>',
      turningPole(at * 4, weight),
      '</svg>',
    ].join('')
  },
}

const letters = [...read('marchio').matchAll(/ d="([^"]*)"/g)].map(([, path]) => {
  const across = [...path.matchAll(/[ML](-?\d+)|H(-?\d+)/g)].map(([, x, alone]) => Number(x ?? alone))
  return { path, left: Math.min(...across), right: Math.max(...across) }
})
const letterHeight = 714

export const pole = {
  name: 'insegna',
  title: 'Il palo del barbiere gira; accanto passano le lettere del nome, una più leggera dell’altra',
  seconds: 8,
  posterAt: 0.31,
  svg(at) {
    return [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 50 400 300" fill="currentColor" color="#0B1618">',
      '<rect y="50" width="400" height="300" fill="#F4BBAA"/>',
      `<g transform="translate(226 42)scale(.74)">${turningPole(at * 4)}</g>`,
      ...letters.map((letter, index) => largeLetter(letter, at * letters.length - index)),
      `<g transform="translate(28 300)scale(.0252)translate(-74 0)">${letters.map((letter, index) => smallLetter(letter, at * letters.length - index)).join('')}</g>`,
      '</svg>',
    ].join('')
  },
}

/** @param turn seconds since the letter's turn began */
function largeLetter({ path, left, right }, turn) {
  if (turn < 0 || turn >= 1) return ''
  const come = gently(turn, 0, 0.2)
  const gone = gently(turn, 0.82, 1)
  const scale = 118 / letterHeight
  const x = 113 - ((left + right) / 2) * scale + (1 - come) * 14 - gone * 14
  return `<path opacity="${(come * (1 - gone)).toFixed(3)}" transform="translate(${x.toFixed(2)} 132)scale(${scale.toFixed(4)})" d="${path}"/>`
}

function smallLetter({ path }, turn) {
  const opacity = Math.min(1, 0.14 + gently(turn, 0, 0.25))
  return `<path opacity="${opacity.toFixed(3)}" d="${path}"/>`
}
