import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** `npm run dev` serves the screens from Vite and sends the API to the server of `npm start`. */
const apiServer = process.env['DEV_API_SERVER'] ?? 'http://127.0.0.1:3000'

/** What every page needs comes in one file that changes only with a dependency. */
const framework = /node_modules\/(react|react-dom|react-router|scheduler)\//

export default defineConfig({
  plugins: [reactRouter()],
  server: { proxy: { '/api': apiServer } },
  build: {
    target: 'baseline-widely-available',
    // The content security policy takes fonts from files only.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  environments: {
    client: {
      build: {
        // Fonts stay files: a page's policy allows no other source for them.
        assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'framework', test: framework }] } },
        },
      },
    },
  },
})
