import { IconId } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useRef } from 'react'

import { useSession } from '#features/accounts/web/session-store.ts'
import { useHistoryDialog } from '#ui/overlays/use-history-dialog.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import { homeTexts } from '../../site.it.ts'
import { heroActionId } from './head/booking-path.ts'

const BusinessCard = lazy(async () => ({ default: (await import('./business-card.tsx')).BusinessCard }))

export function BusinessCardButton() {
  const card = useHistoryDialog('businessCard')
  const wantsToBook = useRef(false)
  useEffect(() => {
    if (card.opened || !wantsToBook.current) return
    wantsToBook.current = false
    showBookingButton()
  }, [card.opened])
  if (!useSession().user) return null
  return (
    <>
      <button type="button" {...buttonLook('outline', 'lg')} onClick={card.open}>
        <IconId size={20} stroke={1.75} aria-hidden />
        {homeTexts.openCard}
      </button>
      {card.opened && (
        <Suspense>
          <BusinessCard
            onBook={() => {
              wantsToBook.current = true
            }}
            onClose={card.close}
          />
        </Suspense>
      )}
    </>
  )
}

function showBookingButton(): void {
  const button = document.getElementById(heroActionId)
  button?.scrollIntoView({ block: 'center' })
  button?.focus({ preventScroll: true })
}
