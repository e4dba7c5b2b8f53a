import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

import { type Frame, pagesIn } from '#shared/built-pages.ts'

const routesIn = (frame: Frame) =>
  pagesIn(frame).map(({ path, module }) =>
    path === '/' ? index(`../../${module}`) : route(path.slice(1), `../../${module}`),
  )

export default [
  layout('./page-frame.tsx', [
    ...routesIn('bare'),
    layout('./providers.tsx', routesIn('site')),
    route('*', '../../features/website/web/not-found.page.tsx'),
  ]),
  layout('./staff-frame.tsx', [layout('./providers.tsx', { id: 'staff-providers' }, routesIn('panel'))]),
] satisfies RouteConfig
