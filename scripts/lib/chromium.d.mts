/** Where a Chromium is; Debian’s package is installed where there is none. @throws Error */
export function findChromium(): string
