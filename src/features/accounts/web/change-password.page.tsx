import { shopTitle } from '#features/settings/web/use-public-settings.ts'
import { AccountLayout } from '#ui/screens/account-layout.tsx'

import { accountsScreenTexts } from '../accounts-screens.it.ts'
import type { User } from '../accounts.contract.ts'
import { ChangePasswordForm } from './change-password-form.tsx'
import { logout } from './session-calls.ts'
import { useSession } from './session-store.ts'

import formStyles from './components/form.module.css'

const texts = accountsScreenTexts.changePassword

export function meta() {
  return [{ title: shopTitle(texts.pageTitle) }]
}

export default function ChangePasswordPage() {
  const { user } = useSession()
  return user && <ChangePassword user={user} />
}

function ChangePassword({ user }: { user: User }) {
  return (
    <AccountLayout
      picture="pettine"
      title={texts.title}
      lead={user.mustChangePassword ? texts.temporaryLead : texts.lead}
    >
      <ChangePasswordForm user={user} />
      <div className={formStyles['links']}>
        <button type="button" className={formStyles['link']} onClick={() => void logout()}>
          {texts.logout}
        </button>
      </div>
    </AccountLayout>
  )
}
