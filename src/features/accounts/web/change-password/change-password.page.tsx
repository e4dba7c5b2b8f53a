import { shopTitle } from '#features/studio/web/public.ts'
import { AccountLayout } from '#ui/screens/account-layout.tsx'

import { accountsScreenTexts } from '../../accounts-screens.it.ts'
import type { User } from '../../accounts.contract.ts'
import { logout } from '../session/session-calls.ts'
import { useSession } from '../session/session-store.ts'
import { ChangePasswordForm } from './change-password-form.tsx'

import formStyles from '../components/form.module.css'

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
