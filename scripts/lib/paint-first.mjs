import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes the built pages paint from the HTML alone: their style stands in them, and the scripts of pages that are
 * complete without them are asked for after the first frame. The policy's hashes are read off the result.
 *
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
 * The link stays, switched off: React finds the element that it has written, and both it and Vite take the sheet
 * for loaded.
 */
function inlineStyles(html, folder) {
  return html.replace(/<link rel="stylesheet" href="\/([^"#]+)(#?)"\/>/g, (_link, path, hash) => {
    const css = readFileSync(join(folder, path), 'utf8')
    if (css.includes('</')) throw new Error(`${path} cannot stand in a page`)
    const link = (href) => `<link rel="stylesheet" href="/${href}" disabled=""/>`
    // React Router marks what several routes share; Vite looks for the sheet's own address, and would fetch it once more.
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
 * React Router's own start after the first frame. All files are fetched at once and run one at a time, with room for
 * the person's taps and scrolling in between; as elements, because the page counts as loaded only when those have come.
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
