/**
 * Makes the finished build an installable app: writes the manifest, and the service worker with the files needed
 * offline. Run as `node scripts/lib/installed-app.mjs FOLDER`: a process of its own, because it reads the source's
 * tables, which needs Node 24.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { generateSW } from 'workbox-build'

import { pwaTexts as texts } from '#app/web/pwa/pwa.it.ts'
import { defaultPublicSettings as studio } from '#features/settings/settings.defaults.ts'
import { builtPaths, indexedPaths, offlinePath } from '#shared/built-pages.ts'
import { accessByPath, pages } from '#shared/pages.ts'

import { offlinePage } from './offline-page.mjs'

const [folder = ''] = process.argv.slice(2)

/**
 * Address of a page's offline copy. Online, pages come from the server, so the copies need an address that users never
 * open.
 */
const offlineCopy = (path) => `${path}?offline`
/** The server answers this path with the empty page in which React Router opens any address. */
const shellPath = pages.booking.path
const shellFile = '__spa-fallback.html'
/** Bytes; larger drawings are not cached. */
const largestDrawing = 64_000
const timeout = 4

const isForCustomers = (path) => ['everyone', 'signedIn'].includes(accessByPath.get(path) ?? 'everyone')
const customerPaths = builtPaths.filter(isForCustomers)

writeFileSync(join(folder, 'app.webmanifest'), JSON.stringify(manifest(), null, 2))
mkdirSync(join(folder, offlinePath), { recursive: true })
writeFileSync(
  join(folder, htmlOf(offlinePath)),
  offlinePage(readFileSync(join(folder, shellFile), 'utf8'), studio),
)

const posters = readdirSync(join(folder, 'video'))
  .filter((name) => name.endsWith('.svg'))
  .map((name) => `video/${name}`)

const { count, size, warnings } = await generateSW({
  swDest: join(folder, 'sw.js'),
  globDirectory: folder,
  globPatterns: [],
  additionalManifestEntries: [
    ...assetsOf(customerPaths).map((url) => ({ url, revision: null })),
    ...indexedPaths.map((path) => ({ url: offlineCopy(path), revision: contentOf(htmlOf(path)) })),
    { url: offlineCopy(shellPath), revision: contentOf(shellFile) },
    { url: offlinePath, revision: contentOf(htmlOf(offlinePath)) },
    ...['favicon.svg', 'app.webmanifest', ...posters].map((name) => ({
      url: `/${name}`,
      revision: contentOf(name),
    })),
  ],
  directoryIndex: null,
  cleanupOutdatedCaches: true,
  // A new worker waits until the user agrees; only the first one takes over the page at once.
  skipWaiting: false,
  clientsClaim: true,
  inlineWorkboxRuntime: true,
  sourcemap: false,
  mode: 'production',
  runtimeCaching: [
    ...indexedPaths.map((path) => page([path], offlineCopy(path))),
    // Staff pages are excluded: their files are not cached, and the next rule answers for them offline.
    page(
      customerPaths.filter((path) => !indexedPaths.includes(path)),
      offlineCopy(shellPath),
    ),
    {
      urlPattern: ({ request, url, sameOrigin }) =>
        sameOrigin && request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
      handler: 'NetworkOnly',
      options: { precacheFallback: { fallbackURL: offlinePath } },
    },
    {
      // Answers that are the same for all users. Nothing else of /api is cached.
      urlPattern: /^https?:\/\/[^/]+\/api\/(settings\/public|services\/active|barbers\/public)$/,
      handler: 'NetworkFirst',
      options: {
        cacheName: 'shop-facts',
        networkTimeoutSeconds: timeout,
        cacheableResponse: { statuses: [200] },
      },
    },
  ],
})
for (const warning of warnings) console.warn(warning)
console.log(`sw.js: ${count} files, ${size} bytes`)

/** https://www.w3.org/TR/appmanifest/ */
function manifest() {
  const icon = (name, size, purpose) => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const shortcut = (name, { path }) => ({ name, url: path, icons: [icon('app-192', 192, 'any')] })
  return {
    id: '/',
    name: `${studio.name} · ${studio.city}`,
    short_name: studio.name,
    description: texts.description(studio),
    lang: 'it',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // The dark theme's background, shown before the page has loaded.
    theme_color: '#0b1618',
    background_color: '#0b1618',
    categories: ['lifestyle', 'shopping'],
    icons: [
      icon('app-192', 192, 'any'),
      icon('app-512', 512, 'any'),
      icon('app-maskable-512', 512, 'maskable'),
    ],
    shortcuts: [
      shortcut(texts.shortcuts.book, pages.guestBooking),
      shortcut(texts.shortcuts.shop, pages.shop),
    ],
  }
}

function page(paths, fallbackURL) {
  const any = paths.map((path) => path.slice(1).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')
  return {
    urlPattern: new RegExp(String.raw`^https?:\/\/[^/]+\/(?:${any})\/?(?:[?#].*)?$`),
    handler: 'NetworkOnly',
    options: { precacheFallback: { fallbackURL } },
  }
}

function assetsOf(paths) {
  const assets = readdirSync(join(folder, 'assets')).filter((name) => /\.(js|css|svg|woff2)$/.test(name))
  const known = new Set(assets)
  const found = new Set()
  const visit = (name) => {
    if (!known.has(name) || found.has(name)) return
    found.add(name)
    if (!name.endsWith('.js')) return
    // Follow the file names in the code: static and dynamic imports, with their styles and pictures.
    const code = readFileSync(join(folder, 'assets', name), 'utf8')
    for (const [, next = ''] of code.matchAll(/["'`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css|svg))["'`]/g)) {
      if (!isStaffOnly(next)) visit(next)
    }
  }
  const manifestFile = assets.find((name) => /^manifest-\w+\.js$/.test(name)) ?? ''
  const { routes, entry } = readManifest(manifestFile)
  found.add(manifestFile)
  const wanted = Object.values(routes).filter(
    ({ path, index }) => index || path === '*' || paths.includes(`/${path}`),
  )
  // Add parent layouts, which have no path of their own.
  for (const route of wanted)
    if (routes[route.parentId] && !wanted.includes(routes[route.parentId]))
      wanted.push(routes[route.parentId])
  for (const { module, imports, css = [] } of [entry, ...wanted])
    for (const path of [module, ...imports, ...css]) visit(path.replace('/assets/', ''))
  for (const name of assets) {
    const isFace = /^(archivo|hanken-grotesk|wordmark)-[\w-]{8}\.woff2$/.test(name)
    const isDrawing = name.endsWith('.svg') && statSync(join(folder, 'assets', name)).size <= largestDrawing
    if (isFace || isDrawing) found.add(name)
  }
  return [...found].map((name) => `/assets/${name}`)
}

/** Detects files of panel sections by their name; features keep them beside the customers' files. */
function isStaffOnly(name) {
  return /-tab-[\w-]{8}\.(js|css)$/.test(name)
}

function readManifest(name) {
  const text = readFileSync(join(folder, 'assets', name), 'utf8')
  const [, json = ''] = /^window\.__reactRouterManifest=(.+?);?\s*$/s.exec(text) ?? []
  return JSON.parse(json)
}

function htmlOf(path) {
  return path === '/' ? 'index.html' : join(path.slice(1), 'index.html')
}

function contentOf(name) {
  const file = join(folder, name)
  if (!existsSync(file)) throw new Error(`The build has no ${name}`)
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)
}
