import type { Config } from '@react-router/dev/config'

import { prerenderedPaths } from './src/shared/built-pages.ts'

export default {
  appDirectory: 'src/app/web',
  buildDirectory: 'build',
  ssr: false,
  prerender: prerenderedPaths,
} satisfies Config
