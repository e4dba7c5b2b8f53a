import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

import { type Frame, pagesIn } from '../../shared/built-pages.ts'

const routesIn = (frame: Frame) =>
  pagesIn(frame).map(({ path, module }) =>
    path === '/' ? index(`../../features/${module}`) : route(path.slice(1), `../../features/${module}`),
  )

export default [
  layout('./page-frame.tsx', [
    ...routesIn('bare'),
    layout('./providers.tsx', routesIn('site')),
    route('*', '../../features/site/web/not-found.page.tsx'),
  ]),
  layout('./staff-frame.tsx', [layout('./providers.tsx', { id: 'staff-providers' }, routesIn('panel'))]),
] satisfies RouteConfig
