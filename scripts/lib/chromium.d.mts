/** Returns the path of a Chromium, after installing Debian's package if none is found. @throws Error */
export function findChromium(): string
