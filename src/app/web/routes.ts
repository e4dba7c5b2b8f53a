import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** Every page of the site. The modules lie in their features. */
export default [
  layout('./page-frame.tsx', [
    index('../../features/site/web/home.page.tsx'),
    layout('./providers.tsx', [
      route('guest-booking', '../../features/booking/web/guest-booking.page.tsx'),
      route('booking-confirmation', '../../features/booking/web/booking-confirmation.page.tsx'),
      route('booking', '../../features/panels/web/booking.page.tsx'),
      route('login', '../../features/accounts/web/login/login.page.tsx'),
      route('register', '../../features/accounts/web/register/register.page.tsx'),
      route('reset-password', '../../features/accounts/web/links/reset-password.page.tsx'),
      route('change-password', '../../features/accounts/web/change-password/change-password.page.tsx'),
      route('verify-email', '../../features/accounts/web/links/verify-email.page.tsx'),
    ]),
    route('*', '../../features/site/web/not-found.page.tsx'),
  ]),
  layout('./staff-frame.tsx', [
    layout('./providers.tsx', { id: 'staff-providers' }, [
      route('admin', '../../features/panels/web/admin/admin.page.tsx'),
      route('barber', '../../features/panels/web/barber/barber.page.tsx'),
    ]),
  ]),
] satisfies RouteConfig
