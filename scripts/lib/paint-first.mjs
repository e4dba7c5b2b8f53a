import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes the built pages paint from the HTML alone: inlines their styles, and loads the scripts after the first frame
 * on pages that are complete without them. The hashes of the content security policy are computed from the result.
 * @param {string} folder of the built site
 */
export function paintPagesFirst(folder) {
  const names = readdirSync(folder, { recursive: true }).map(String)
  for (const name of names.filter((name) => name.endsWith('.html'))) {
    const file = join(folder, name)
    const html = inlineStyles(readFileSync(file, 'utf8'), folder)
    writeFileSync(file, name === '__spa-fallback.html' ? html : startAfterPaint(html, folder))
  }
}

/**
 * Keeps the link as disabled: React finds the element that it rendered, and both React and Vite treat the sheet as
 * loaded.
 */
function inlineStyles(html, folder) {
  return html.replace(/<link rel="stylesheet" href="\/([^"#]+)(#?)"\/>/g, (_link, path, hash) => {
    const css = readFileSync(join(folder, path), 'utf8')
    if (css.includes('</')) throw new Error(`${path} cannot stand in a page`)
    const link = (href) => `<link rel="stylesheet" href="/${href}" disabled=""/>`
    // React Router marks sheets shared by routes with '#'. Vite looks for the plain address, and would fetch it again.
    return `<style>${css}</style>${link(path + hash)}${hash && link(path)}`
  })
}

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const start = /(<script type="module" async="">)(import [^<]+)(<\/script>)/

function startAfterPaint(html, folder) {
  const [, , code] = start.exec(html) ?? []
  if (code === undefined) throw new Error('The page has no script that starts it')
  const preloads = [...html.matchAll(preload)].map(([, href]) => href)
  const later = startLater(code, dependenciesFirst(preloads, folder))
  return html.replace(preload, '').replace(start, (_script, open, _code, close) => open + later + close)
}

/**
 * Starts React Router after the first frame. The page fetches all files at once but runs them one at a time, so that
 * it can handle taps and scrolling in between. The scripts are elements, because the page counts as loaded only when
 * those have arrived.
 */
function startLater(code, files) {
  const imports = [...code.matchAll(/^import (?:\* as (\w+) from )?("[^"]+");$/gm)]
  const [, entry] = /^import\("([^"]+)"\);$/m.exec(code) ?? []
  const modules = /window\.__reactRouterRouteModules = .+;/.exec(code)?.[0]
  if (!entry || !modules) throw new Error('React Router starts in another way than it used to')
  return `const files=${JSON.stringify(files.filter((file) => file !== entry))};
const add=(name,fields)=>new Promise((done)=>document.head.append(Object.assign(document.createElement(name),fields,{onload:done,onerror:done})));
requestAnimationFrame(()=>setTimeout(async()=>{
for(const href of files)void add('link',{rel:'modulepreload',href});
for(const src of files)await add('script',{type:'module',src});
const [${imports.map(([, name]) => name ?? '').join(',')}]=await Promise.all([${imports.map(([, , path]) => `import(${path})`).join(',')}]);
${modules}
void add('script',{type:'module',src:${JSON.stringify(entry)}})
}))`
}

function dependenciesFirst(files, folder) {
  const ordered = new Set()
  const visit = (file) => {
    if (ordered.has(file)) return
    const code = readFileSync(join(folder, file), 'utf8')
    for (const [, name] of code.matchAll(/(?:^|[};])import(?:[^"'();]*from)?["']\.\/([^"']+)["']/g)) {
      visit(`/assets/${name}`)
    }
    ordered.add(file)
  }
  files.forEach(visit)
  return [...ordered]
}
