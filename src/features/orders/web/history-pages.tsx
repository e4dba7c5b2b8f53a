import type { Pagination } from '#shared/contracts/pagination.ts'
import { buttonLook } from '#ui/theme/button-look.ts'
import { uiTexts } from '#ui/ui.it.ts'

import { orderHistoryTexts as texts } from '../orders-screens.it.ts'

import styles from './order-history.module.css'

type Props = Pick<Pagination, 'page' | 'pages'> & { onPage: (page: number) => void }

/** OHIST-08. */
export function HistoryPages({ page, pages, onPage }: Props) {
  if (pages <= 1) return null
  return (
    <nav className={styles['pages']} aria-label={uiTexts.pages}>
      <button
        type="button"
        {...buttonLook('outline', 'sm')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        {texts.previous}
      </button>
      <span className="num" role="status">
        {uiTexts.page(page, pages)}
      </span>
      <button
        type="button"
        {...buttonLook('outline', 'sm')}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        {texts.next}
      </button>
    </nav>
  )
}
