import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** Every page of the site. The modules lie in their features. */
export default [
  layout('./page-frame.tsx', [
    index('../../features/site/web/home.page.tsx'),
    layout('./providers.tsx', [
      route('login', '../../features/accounts/web/login/login.page.tsx'),
      route('register', '../../features/accounts/web/register/register.page.tsx'),
      route('reset-password', '../../features/accounts/web/links/reset-password.page.tsx'),
      route('verify-email', '../../features/accounts/web/links/verify-email.page.tsx'),
    ]),
    route('*', '../../features/site/web/not-found.page.tsx'),
  ]),
] satisfies RouteConfig
