import { IconShoppingBag } from '@tabler/icons-react'
import { Link } from 'react-router'

import { pages } from '#shared/pages.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { profileScreenTexts } from '../../profile-screens.it.ts'

import styles from './profile.module.css'

const { orders: texts } = profileScreenTexts

/** Nobody can have ordered anything yet. */
export function OrdersTab() {
  return (
    <section className={styles['orders']} aria-labelledby="ordini">
      <h2 id="ordini" className="d3">
        {texts.title}
      </h2>
      <EmptyState
        icon={<IconShoppingBag size={28} stroke={1.75} />}
        title={texts.empty}
        text={texts.hint}
        action={
          <Link to={pages.booking.path} {...buttonLook()}>
            {texts.book}
          </Link>
        }
      />
    </section>
  )
}
