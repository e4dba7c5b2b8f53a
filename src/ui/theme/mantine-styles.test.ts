import { globSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

const drawnWith: Readonly<Record<string, readonly string[]>> = {
  TextInput: ['Input'],
  Textarea: ['Input'],
  NativeSelect: ['Input', 'Combobox'],
  PasswordInput: ['Input', 'PasswordInput'],
  Checkbox: ['InlineInput', 'Checkbox'],
  Menu: ['Popover', 'Menu'],
  Modal: ['ModalBase', 'Modal', 'Overlay', 'CloseButton'],
  Drawer: ['ModalBase', 'Drawer', 'Overlay', 'CloseButton'],
}
const known = new Set(
  globSync('node_modules/@mantine/core/styles/*.layer.css').map((path) => path.match(/(\w+)\.layer/)?.[1]),
)
const stylesIn = (source: string) =>
  new Set([...source.matchAll(/styles\/([\w-]+)\.layer\.css/g)].map(([, name]) => name ?? ''))
const everywhere = stylesIn(readFileSync('src/ui/libraries.tsx', 'utf8'))

/** No other check notices: a missing style may be loaded by a screen opened before. */
it('every file imports the styles of its Mantine components', () => {
  const missing = globSync('src/**/*.tsx').flatMap((path) => {
    const source = readFileSync(path, 'utf8')
    const own = stylesIn(source)
    const parts = [...source.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)]
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => name.trim())
    return parts
      .flatMap((part) => drawnWith[part] ?? (known.has(part) ? [part] : []))
      .filter((style) => !own.has(style) && !everywhere.has(style))
      .map((style) => `${path}: ${style}`)
  })
  expect(missing).toEqual([])
})
