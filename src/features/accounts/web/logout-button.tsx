import { pageTexts } from '#shared/pages.it.ts'
import { afterQuestions } from '#ui/overlays/leaving.ts'

import { logout } from './session-calls.ts'

type Props = {
  className: string | undefined
  onPress: () => void
}

export function LogoutButton({ className, onPress }: Props) {
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        onPress()
        afterQuestions(() => void logout())
      }}
    >
      {pageTexts.logout}
    </button>
  )
}
