import type { Config } from '@react-router/dev/config'

import { prerenderedPaths } from './src/shared/pages.ts'

export default {
  appDirectory: 'src/app/web',
  buildDirectory: 'build',
  ssr: false,
  prerender: prerenderedPaths,
} satisfies Config
