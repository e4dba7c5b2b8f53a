import { createBuilder, type Plugin, type Rolldown } from 'vite'

import routes from '../../src/app/web/routes.ts'
import { indexedPaths } from '../../src/shared/built-pages.ts'
import { type Chunk, type Load, mergeChunks, withImports } from './merge-chunks.ts'

/** React and its router: in a file of their own, because they change rarely and each page loads them. */
const library = /\/node_modules\/(react|react-dom|scheduler|react-router)\//

/** The bundler wants its groups before it knows the modules; a build that needs more fails. */
const maxGroups = 400

/** The mode of the build that only shows how the bundler cuts chunks by itself. */
const trialMode = 'trial'

type RouteEntry = { file: string; path?: string; children?: RouteEntry[] }
type Cut = {
  file: string
  entry: string | null
  modules: Record<string, number>
  imports: string[]
  later: string[]
}

/**
 * Cuts the site into files by the pages that load them. By itself the bundler makes one chunk for each set of pages, hundreds
 * of small ones; a first build shows these chunks, and the second one merges them by `mergeChunks`.
 */
export function chunksByLoad(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  const partOf = new Map<string, number>()
  return {
    plugin: {
      name: 'chunks-by-load',
      apply: (_config, { command, mode }) => command === 'build' && mode !== trialMode,
      applyToEnvironment: ({ name }) => name === 'client',
      async buildStart() {
        const parts = planParts(await cutByBundler())
        if (parts.length > maxGroups) throw new Error(`The site needs ${parts.length} groups of ${maxGroups}`)
        parts.forEach((modules, part) => modules.forEach((id) => partOf.set(id, part)))
      },
    },
    groups: [
      { name: 'react', test: library, priority: maxGroups + 1 },
      // A group also takes the imports of its modules, so the files that others import come first.
      ...Array.from({ length: maxGroups }, (_, part) => ({
        name: 'part',
        test: (id: string) => partOf.get(id) === part,
        priority: maxGroups - part,
      })),
    ],
  }
}

async function cutByBundler(): Promise<Cut[]> {
  const cuts: Cut[] = []
  const collect: Plugin = {
    name: 'collect-chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        cuts.push({
          file: chunk.fileName,
          entry: chunk.isEntry ? chunk.facadeModuleId : null,
          modules: Object.fromEntries(
            Object.entries(chunk.modules).map(([id, { renderedLength }]) => [id, renderedLength]),
          ),
          imports: chunk.imports,
          later: chunk.dynamicImports,
        })
      }
    },
  }
  const builder = await createBuilder({
    mode: trialMode,
    logLevel: 'error',
    build: { minify: false, write: false },
    plugins: [collect],
  })
  const { client } = builder.environments
  if (!client) throw new Error('The build has no client environment')
  await builder.build(client)
  return cuts
}

function planParts(cuts: readonly Cut[]): string[][] {
  const indexOf = new Map(cuts.map(({ file }, index) => [file, index]))
  const known = (files: readonly string[]): number[] =>
    files.map((file) => indexOf.get(file)).filter((index) => index !== undefined)
  const chunks: Chunk[] = cuts.map(({ entry, modules, imports }) => {
    // An entry starts its page when it runs, so it shares its file with no module.
    const own = Object.entries(modules).filter(([id]) => id !== entry && !library.test(id))
    return {
      modules: own.map(([id]) => id),
      size: own.reduce((sum, [, size]) => sum + size, 0),
      imports: known(imports),
    }
  })
  const loadedBy = (roots: readonly number[]): Set<number> =>
    withImports(roots, (index) => chunks[index]?.imports ?? [])
  const entryOf = (part: string): number => {
    const index = cuts.findIndex(({ entry }) => entry?.replace(/\?.*$/, '').endsWith(part))
    if (index < 0) throw new Error(`No chunk starts ${part}`)
    return index
  }
  const start = [entryOf('/entry.client.tsx'), entryOf('/root.tsx')]
  /** The parts that these files load later, with all that these parts need. */
  const laterOf = (roots: readonly number[]): number[] =>
    [...loadedBy(roots)].flatMap((index) => known(cuts[index]?.later ?? []))
  const pages = pagesOf(routes).flatMap(({ path, frames, file }): Load[] => {
    const framed = [...start, ...frames.map(entryOf)]
    const roots = [...framed, entryOf(file)]
    const weight = weightOf(path)
    return [
      { chunks: loadedBy(roots), weight },
      { chunks: loadedBy([...roots, ...laterOf(framed)]), weight: weight / 2 },
    ]
  })
  const always = loadedBy(start)
  const later = [...new Set(cuts.flatMap((cut) => known(cut.later)))].map((index): Load => ({
    chunks: new Set([...loadedBy([index])].filter((chunk) => !always.has(chunk))),
    weight: 0.1,
  }))
  return mergeChunks(chunks, [...pages, ...later])
}

type Page = { path: string; frames: readonly string[]; file: string }

function pagesOf(entries: readonly RouteEntry[], frames: readonly string[] = []): Page[] {
  return entries.flatMap(({ file: route, path, children }) => {
    const file = route.replace(/^[./]+/, '/')
    return children ? pagesOf(children, [...frames, file]) : [{ path: `/${path ?? ''}`, frames, file }]
  })
}

/** Visitors begin at the homepage or at a page that search engines list. */
function weightOf(path: string): number {
  if (path === '/') return 4
  return indexedPaths.includes(path) ? 2 : 1
}
