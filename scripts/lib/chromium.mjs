import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** A Chromium of the system; where there is none, Debian's package is installed. */
export function findChromium() {
  const known = () => [process.env.CHROMIUM, ...places].find((path) => path && existsSync(path))
  if (known()) return known()
  console.log('Installo Chromium…')
  for (const command of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'],
  ]) {
    const [program, ...options] = command
    spawnSync(program, options, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const found = known()
  if (!found)
    throw new Error('The browser tests need Chromium: install it, or name it in the variable CHROMIUM')
  return found
}
