import type { Ref } from 'react'
import { Link } from 'react-router'

import { useSession } from '#features/accounts/web/session-store.ts'
import { formatChf } from '#shared/money.ts'
import { pages } from '#shared/pages.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { scrollWhenShown } from '#ui/forms/focus.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import { checkoutTexts } from '../../shop.it.ts'
import type { UnansweredOrder } from './checkout-draft.ts'

import styles from './checkout.module.css'

const { unanswered: texts } = checkoutTexts

type Props = {
  ref: Ref<HTMLDivElement>
  order: UnansweredOrder
  /** The next order would be a second one: other products, other data or another way to pay. */
  isOther: boolean
  onKnown: () => void
}

export function UnansweredOrderNotice({ ref, order, isOther, onKnown }: Props) {
  const { user } = useSession()
  /** The client's own list shows only orders of the account. */
  const isListed = user !== null && order.accountId === user._id
  return (
    <div ref={ref} tabIndex={-1} className={styles['unanswered']}>
      <div ref={scrollWhenShown}>
        {isOther ? (
          <Notice
            kind="error"
            title={texts.title}
            message={texts.other(itemsOf(order), formatChf(order.total), isListed)}
            action={
              <span className={styles['answers']}>
                {isListed && (
                  <Link to={`${pages.profile.path}#ordini`} {...buttonLook('outline', 'sm')}>
                    {texts.myOrders}
                  </Link>
                )}
                <button type="button" {...buttonLook('outline', 'sm')} onClick={onKnown}>
                  {texts.known}
                </button>
              </span>
            }
          />
        ) : (
          <Notice kind="error" title={texts.title} message={texts.same} />
        )}
      </div>
    </div>
  )
}

function itemsOf({ items }: UnansweredOrder): string {
  return items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')
}
