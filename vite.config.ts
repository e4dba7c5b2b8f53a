import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

import { mailPreviews } from './scripts/vite/mail-previews.ts'

/** `npm run dev` serves the screens with Vite and proxies the API to the server of `npm start`. */
const apiServer = process.env['DEV_API_SERVER'] ?? 'http://127.0.0.1:3000'

const contractsOf = (features: string) => new RegExp(`src/features/(${features})/[\\w-]+\\.contract\\.ts$`)

/**
 * A few files per page instead of sixty small ones, without code that the page does not need. A group includes the imports of
 * its modules; a module that fits several groups goes to the first.
 */
const chunks = [
  // In one file they compress better, and they change together.
  { name: 'react', modules: [/node_modules\/(react|react-dom|scheduler|react-router)\//] },
  {
    name: 'frame',
    modules: [
      /src\/app\/web\/(root|page-frame)\.tsx/,
      /src\/ui\/display\/(plate|numeral|illustration)\.tsx/,
      /icons\/Icon(MapPin|StarFilled|Check|InfoCircle|Hourglass|Chevron(Left|Right)|Brand(Instagram|Tiktok|Whatsapp)|PlayerP\w+Filled)\.mjs/,
      // The homepage renders these before it fetches anything.
      /src\/ui\/(browser\/safe-storage|feedback\/(fade-skeleton|quiet-boundary)|display\/picture|http\/use-answer)\.tsx?/,
      /src\/ui\/overlays\/use-history-dialog\.ts/,
      /src\/features\/shop\/web\/(shop-to-come|catalogue\/grid-to-come)\.tsx/,
      /\/web\/read-(next-available|public-barbers)\.ts/,
      /src\/features\/settings\/web\/page-meta\.ts/,
      /((opening-hours|availability)\.rules|public-settings\.it|italian-dates|shared\/phone(\.it)?)\.ts/,
    ],
  },
  // Prompts that appear by themselves at the foot of any page. The group contains no more than their card.
  {
    name: 'prompts',
    modules: [/src\/ui\/(prompts\/|buttons\/icon-button)/, /icons\/Icon(X|ArrowLeft)\.mjs/],
  },
  {
    name: 'forms',
    modules: [
      /src\/(app\/web\/providers|ui\/libraries)\.tsx/,
      /src\/ui\/(buttons\/busy-button|forms\/focus)/,
      /src\/ui\/browser\/use-heading-focus/,
      /@mantine\/core\/.*\/(Button|TextInput|PasswordInput)\.mjs/,
      /@mantine\/core\/styles\/Input\.layer\.css/,
      /@tanstack\//,
    ],
  },
  // Separate from the fields, because the guest's form needs none of it.
  { name: 'typed-forms', modules: [/src\/ui\/forms\/(use-form|field-errors)\.ts/, /@mantine\/form\//] },
  {
    // Contracts import these as well; without a group, they would end up with the schemas.
    name: 'shelf',
    modules: [
      /src\/features\/(orders|products)\/\w+\.(rules|it)\.ts/,
      /src\/features\/payments\/payments[\w-]*\.it\.ts/,
      /src\/shared\/money\.ts/,
      /((appointments|payments|working-hours)\.rules|\/(appointments|availability)\.it)\.ts/,
    ],
  },
  {
    name: 'plans',
    modules: [/src\/features\/plans\/([\w-]+\.(rules|defaults|it|endpoints)|web\/read-plans)\.ts/],
  },
  {
    // Booking and shop share the payment step and its look.
    name: 'paying',
    modules: [
      /src\/features\/payments\/web\/(paid|paid-chip|payment-calls|payment-config-query|return-address|payment-choice)\.tsx?/,
      /src\/ui\/(browser\/(session-draft|use-mailed-link)|feedback\/(notice|empty-state|page-to-come)|display\/chip)\.tsx?/,
      /src\/ui\/(http\/attempt-key|overlays\/late-dialog|screens\/(use-filters|foot-bar))\.tsx?/,
      /icons\/Icon(Plus|Minus|Star|AlertTriangle|Cash|CreditCard)\.mjs/,
    ],
  },
  { name: 'shop', modules: [/src\/features\/shop\/web\/(shop|product)\.page\.tsx/] },
  // Separate from the homepage, which offers one of these dialogs but needs no form until a visitor opens it.
  { name: 'contact', modules: [/src\/(features\/inquiries\/web\/contact(\/|-d)|ui\/display\/closing-plate)/] },
  { name: 'home', modules: [/src\/features\/website\/web\/home\.page\.tsx/] },
  // Building all schemas at once takes a phone a third of a second, so each page loads only those of its own answers.
  { name: 'zod', modules: [/node_modules\/zod\//, /src\/ui\/http\/schema-library\.ts/] },
  { name: 'studio-schemas', modules: [/src\/features\/settings\/public-settings\.contract\.ts$/] },
  {
    name: 'public-schemas',
    modules: [contractsOf('services|barbers|availability'), /accounts\/person\.contract\.ts$/],
  },
  { name: 'account-schemas', modules: [contractsOf('accounts')] },
  { name: 'product-schemas', modules: [contractsOf('products')] },
  { name: 'appointment-schemas', modules: [contractsOf('appointments|booking')] },
  { name: 'order-schemas', modules: [contractsOf('orders|payments')] },
  { name: 'schemas', modules: [/\.contract\.ts$/] },
  {
    name: 'booking',
    modules: [
      /src\/features\/booking\/web\/((guest-booking|booking-confirmation)\.page|client-booking)\.tsx/,
    ],
  },
  // Small modules that every staff section needs; in one group because the frame lists each file that a section loads.
  {
    name: 'sections',
    modules: [
      /src\/ui\/screens\/(pager|panel-screen|row-list|read-filters|use-add-form|add-form)/,
      /src\/ui\/(forms\/form-(actions|box|foot)|buttons\/download-button)/,
      /src\/ui\/http\/download\.ts/,
    ],
  },
  // Separate, because the profile has no long lists.
  { name: 'lists', modules: [/src\/ui\/screens\/(paged-rows|filters)/] },
  {
    name: 'accounts',
    modules: [/src\/features\/accounts\/web\/[^/]+\.page\.tsx/],
  },
].map(({ name, modules }, index, { length }) => ({
  name,
  test: (id: string) => modules.some((module) => module.test(id)),
  priority: length - index,
}))

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
  plugins: [reactRouter(), mailPreviews()],
  optimizeDeps: { include: prebundled },
  server: { proxy: { '/api': apiServer } },
  // Inlines no files as data: URLs, because the content security policy allows fonts from this origin only.
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunks } },
          // Lets an import from a feature's public.ts skip the modules that it does not use.
          treeshake: {
            moduleSideEffects: [{ test: /src\/features\/.*\.tsx?$/, sideEffects: false }],
          },
        },
      },
    },
  },
})
