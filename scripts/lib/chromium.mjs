import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Debian's headless shell draws the same pages with a quarter less processor time. */
const withoutWindow = '/usr/bin/chromium-headless-shell'
const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Returns the Chromium of the variable CHROMIUM or a headless shell; otherwise installs Debian's package.
 * @throws Error if no Chromium is found afterwards
 */
export function findChromium() {
  const known = (...paths) => paths.find((path) => path && existsSync(path))
  const best = () => known(process.env.CHROMIUM, withoutWindow)
  if (best()) return best()
  console.log('Installo Chromium…')
  install('chromium-headless-shell')
  if (!known(withoutWindow, ...places)) install('chromium')
  const found = known(withoutWindow, ...places)
  if (!found)
    throw new Error('The browser tests need Chromium: install it, or name it in the variable CHROMIUM')
  return found
}

function install(debianPackage) {
  for (const command of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', debianPackage],
  ]) {
    const [program, ...options] = command
    spawnSync(program, options, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
}
