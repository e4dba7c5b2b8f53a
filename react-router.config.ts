import type { Config } from '@react-router/dev/config'

import { prerenderedPaths } from './src/app/web/prerendered-paths.ts'

export default {
  appDirectory: 'src/app/web',
  buildDirectory: 'build',
  ssr: false,
  prerender: prerenderedPaths,
} satisfies Config
