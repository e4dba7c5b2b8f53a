import { Button } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { Link } from 'react-router'

import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { pages } from '#shared/pages.ts'
import { phoneLink } from '#shared/phone.ts'
import { Fade } from '#ui/display/fade.tsx'

import { confirmationTexts } from '../../booking-screens.it.ts'

export function NoBooking() {
  const { phone } = usePublicSettings()
  return (
    <div className="wrap brief">
      <Fade />
      <h1 className="d2">{confirmationTexts.missingTitle}</h1>
      <p className="lead">{confirmationTexts.missingLead}</p>
      <div className="row">
        <Button component={Link} to={pages.guestBooking.path} size="lg">
          {confirmationTexts.again}
        </Button>
        <Button component={Link} to="/" variant="outline" size="lg">
          {confirmationTexts.home}
        </Button>
        {phone && (
          <Button
            component="a"
            href={phoneLink(phone)}
            variant="subtle"
            size="lg"
            leftSection={<IconPhone size={20} stroke={1.75} aria-hidden />}
          >
            {phone}
          </Button>
        )}
      </div>
    </div>
  )
}
