/**
 * zod tries `new Function` as soon as it is loaded; the content security policy refuses it, and the browser reports the
 * attempt. This sets zod's own option before zod loads: its `config()` would come too late.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
