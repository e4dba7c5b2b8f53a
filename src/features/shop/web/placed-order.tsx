import { IconCheck, IconX } from '@tabler/icons-react'
import { useLocation, useNavigate } from 'react-router'

import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { pages } from '#shared/pages.ts'
import { useHydrated } from '#ui/browser/use-hydrated.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Plate } from '#ui/display/plate.tsx'
import { focusWhenShown } from '#ui/forms/focus.ts'

import { placedOrderIn } from '../placed.rules.ts'
import { placedTexts as texts } from '../shop.it.ts'

import styles from './placed-order.module.css'

export function PlacedOrder() {
  const isHydrated = useHydrated()
  const { state } = useLocation()
  const navigate = useNavigate()
  const { street, city, mailsLeave } = usePublicSettings()
  const order = placedOrderIn(state, 'placedOrder')
  if (!isHydrated || !order) return null
  return (
    <section aria-labelledby="ordine">
      <Plate hatched className={styles['plate']}>
        <IconCheck size={28} stroke={2} aria-hidden />
        <div className={styles['text']}>
          <h2 id="ordine" className="d3 num" tabIndex={-1} ref={focusWhenShown}>
            {texts.title(order.orderNumber)}
          </h2>
          <p>{texts.next[order.isPaid ? 'paid' : 'cash']}</p>
          <p>{texts.place(street, city)}</p>
          <p>{mailsLeave ? texts.mail : texts.noMail}</p>
        </div>
        <IconButton
          icon={IconX}
          label={texts.close}
          onClick={() => void navigate(pages.shop.path, { replace: true, preventScrollReset: true })}
        />
      </Plate>
    </section>
  )
}
