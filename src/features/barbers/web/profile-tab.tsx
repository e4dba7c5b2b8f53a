import { IconLogout } from '@tabler/icons-react'

import { logout } from '#features/accounts/web/session-calls.ts'
import { ButtonWithIcon } from '#ui/buttons/button-with-icon.tsx'
import { afterQuestions } from '#ui/overlays/leaving.ts'

import { barberPanelTexts } from '../barbers-panel.it.ts'
import type { Barber } from '../barbers.contract.ts'
import { CalendarFeed } from './panel/calendar-feed.tsx'
import { PanelSection } from './panel/panel-section.tsx'
import { PasswordForm } from './panel/password-form.tsx'
import { PersonalData } from './panel/personal-data.tsx'
import { WithOwnBarber } from './panel/with-own-barber.tsx'

import styles from './panel/profile-tab.module.css'

const { profile: texts } = barberPanelTexts

export default function BarberProfileTab() {
  return <WithOwnBarber>{(barber) => <Profile key={barber._id} barber={barber} />}</WithOwnBarber>
}

function Profile({ barber }: { barber: Barber }) {
  return (
    <PanelSection
      title={texts.title}
      tools={
        <ButtonWithIcon
          icon={IconLogout}
          variant="outline"
          size="sm"
          onClick={() => afterQuestions(() => void logout())}
        >
          {texts.logout}
        </ButtonWithIcon>
      }
    >
      <div className={styles['columns']}>
        <div className="column">
          <PersonalData barber={barber} />
          <CalendarFeed barberId={barber._id} />
        </div>
        <PasswordForm />
      </div>
    </PanelSection>
  )
}
