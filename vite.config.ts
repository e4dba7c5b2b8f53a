import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

import { mailPreviews } from './scripts/vite/mail-previews.ts'

/** `npm run dev` serves the screens from Vite and sends the API to the server of `npm start`. */
const apiServer = process.env['DEV_API_SERVER'] ?? 'http://127.0.0.1:3000'

/**
 * Few files per page instead of sixty small ones, none of them with what the page has no use for. A group takes along
 * what its modules import; what several groups could take goes to the first.
 */
const chunks = [
  { name: 'react', modules: [/node_modules\/(react|react-dom|scheduler)\//] },
  { name: 'router', modules: [/node_modules\/react-router\//] },
  {
    name: 'frame',
    modules: [
      /src\/app\/web\/(root|page-frame)\.tsx/,
      /src\/ui\/display\/(plate|numeral|illustration)\.tsx/,
      /icons\/Icon(MapPin|StarFilled|Check|InfoCircle|Hourglass)\.mjs/,
      /\/queries\/read-[\w-]+\.ts/,
      /((studio|appointments|availability|payments)\.rules|italian-dates|shared\/phone(\.it)?|\/(appointments|availability)\.it)\.ts/,
    ],
  },
  {
    name: 'forms',
    modules: [
      /src\/app\/web\/providers\.tsx/,
      /src\/ui\/forms\/(busy-button|focus)/,
      /src\/ui\/browser\/use-heading-focus/,
      /@mantine\/core\/.*\/(Button|TextInput|PasswordInput)\.mjs/,
      /@mantine\/core\/styles\/Input\.layer\.css/,
      /@tanstack\//,
    ],
  },
  // Not with the fields: the guest's form has none of it.
  { name: 'typed-forms', modules: [/src\/ui\/forms\/(use-form|field-errors)\.ts/, /@mantine\/form\//] },
  { name: 'schemas', modules: [/node_modules\/zod\/|\.contract\.ts$/] },
  {
    name: 'booking',
    modules: [
      /src\/features\/booking\/web\/((guest-booking|booking-confirmation)\.page|client\/client-booking)\.tsx/,
    ],
  },
  {
    name: 'accounts',
    modules: [/src\/features\/accounts\/web\/(login|register|links|change-password)\/[^/]+\.page\.tsx/],
  },
].map(({ name, modules }, index, { length }) => ({
  name,
  test: (id: string) => modules.some((module) => module.test(id)),
  priority: length - index,
}))

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
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunks } },
          // Whoever takes one thing from a feature's public.ts does not load the others.
          treeshake: {
            moduleSideEffects: [{ test: /src\/features\/.*\.tsx?$/, sideEffects: false }],
          },
        },
      },
    },
  },
})
