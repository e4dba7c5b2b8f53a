import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

import { chunksByLoad } from './scripts/vite/chunks-by-load.ts'
import { mailPreviews } from './scripts/vite/mail-previews.ts'

/** `npm run dev` serves the screens with Vite and proxies the API to the server of `npm start`. */
const apiServer = process.env['DEV_API_SERVER'] ?? 'http://127.0.0.1:3000'

const chunks = chunksByLoad()

/** If Vite found these late, the development server would reload the page during use. */
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
  plugins: [reactRouter(), mailPreviews(), chunks.plugin],
  optimizeDeps: { include: prebundled },
  server: { proxy: { '/api': apiServer } },
  // Inlines no files as data: URLs, because the content security policy allows fonts from this origin only.
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunks.groups } },
        },
      },
    },
  },
})
