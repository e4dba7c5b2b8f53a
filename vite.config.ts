import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

import { mailPreviews } from './scripts/vite/mail-previews.ts'

/** `npm run dev` serves the screens from Vite and sends the API to the server of `npm start`. */
const apiServer = process.env['DEV_API_SERVER'] ?? 'http://127.0.0.1:3000'

/**
 * What every page needs comes in two files instead of thirty small ones: one changes only with a dependency, the
 * other is whatever the root and the page frame stand on.
 */
const chunks = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  { name: 'frame', test: /src\/app\/web\/(root|page-frame)\.tsx/ },
]

/** Found late, they would make the development server reload the page while somebody works in it. */
const prebundled = [
  '@mantine/core',
  '@mantine/form',
  '@mantine/hooks',
  '@tabler/icons-react',
  '@tanstack/react-query',
  'react-hot-toast/headless',
  'zod',
]

export default defineConfig({
  plugins: [reactRouter(), mailPreviews()],
  optimizeDeps: { include: prebundled },
  server: { proxy: { '/api': apiServer } },
  // Nothing becomes a data: address: the content security policy takes fonts from this origin only.
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
})
