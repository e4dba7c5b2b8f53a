import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** Every page of the site. The modules lie in their features. */
export default [
  layout('./page-frame.tsx', [
    index('../../features/site/web/home.page.tsx'),
    route('*', '../../features/site/web/not-found.page.tsx'),
  ]),
] satisfies RouteConfig
