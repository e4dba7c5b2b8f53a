/**
 * zod tries `new Function` for speed as soon as it is loaded; the content security policy refuses, and the browser
 * reports the attempt. This is zod's own setting, made before zod comes: its `config()` would come too late.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
