import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { findBareTexts } from '../../scripts/lib/bare-texts.ts'

const root = join(import.meta.dirname, '..', '..')

const refused = {
  'a changing text beside an element': '<p>{name}<b>{count}</b></p>',
  'two changing texts': '<p>{name} {count}</p>',
  'a text that comes and goes': "<p><b />{isShown ? `${name}` : 'nessuno'}</p>",
  'a fixed text after what comes and goes': '<p>{isShown && <b />}{texts.fixed}</p>',
  'a changing text that a block gets beside an element': '<Block>{name}</Block>',
  'a text that comes and goes in a block': '<Block aside={isShown ? texts.fixed : null} />',
  'a changing text that is handed on to a block': '<Outer>{name}</Outer>',
  'whatever a caller puts into a sentence': '<p><b />{node}</p>',
}
const accepted = {
  'a changing text alone': '<p>{name}</p>',
  'texts in elements of their own': '<p><span>{name}</span> <b>{count}</b></p>',
  'an element that a block gets beside another': '<Block aside={<b>{name}</b>}><p>{name}</p></Block>',
  'a fixed text that a block gets': '<Block aside={texts.fixed}>{texts.fixed}</Block>',
  'a text that a component draws alone': '<Alone>{name}</Alone>',
  'a sentence made of values': '<p>{`${name} ${count}`}</p>',
  'a fixed text before what comes and goes': '<p>{texts.fixed}{isShown && <b />}</p>',
}

/** Inside node_modules, so that React's types resolve and no other tool scans it. */
const folder = mkdtempSync(join(root, 'node_modules', '.bare-texts-'))
let faults: string[] = []

beforeAll(() => {
  const config = join(folder, 'tsconfig.json')
  writeFileSync(config, JSON.stringify({ extends: join(root, 'tsconfig.json'), include: ['*.tsx'] }))
  for (const [title, screen] of Object.entries({ ...refused, ...accepted }))
    writeFileSync(join(folder, fileOf(title)), componentWith(screen))
  faults = findBareTexts(folder, config)
})
afterAll(() => rmSync(folder, { recursive: true }))

for (const title of Object.keys(refused))
  test(`refuses ${title}`, () => {
    expect(faults.filter((fault) => fault.startsWith(fileOf(title)))).not.toEqual([])
  })

for (const title of Object.keys(accepted))
  test(`accepts ${title}`, () => {
    expect(faults.filter((fault) => fault.startsWith(fileOf(title)))).toEqual([])
  })

function fileOf(title: string): string {
  return `${title.replaceAll(' ', '-')}.tsx`
}

function componentWith(screen: string): string {
  return `import type { ReactNode } from 'react'
type Props = { name: string; count: number; isShown: boolean; node: ReactNode }
const texts = { fixed: 'Fisso' }
type Parts = { children?: ReactNode; aside?: ReactNode }
function Block({ children, aside: beside }: Parts) {
  return <div><b />{children}{beside}</div>
}
function Outer({ children }: Parts) {
  return <Block>{children}</Block>
}
function Alone({ children }: Parts) {
  return <div>{children}</div>
}
export const all = { Block, Outer, Alone }
export function Screen({ name, count, isShown, node }: Props) {
  return ${screen}
}
`
}
