import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'

import type { Pagination } from '#shared/contracts/pagination.ts'

import { buttonLook } from '../theme/button-look.ts'
import { uiTexts } from '../ui.it.ts'

import styles from './pager.module.css'

type Props = {
  pagination: Pagination
  noun: { one: string; many: string }
  onPage: (page: number) => void
}

export function Pager({ pagination: { total, page, pages }, noun, onPage }: Props) {
  return (
    <div className={styles['pager']}>
      <p className="num" role="status">{`${total} ${total === 1 ? noun.one : noun.many}`}</p>
      {pages > 1 && (
        <nav aria-label={uiTexts.pages} className={styles['buttons']}>
          <button
            type="button"
            {...buttonLook('outline', 'sm')}
            aria-label={uiTexts.previousPage}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <IconChevronLeft size={18} stroke={1.75} aria-hidden />
          </button>
          <span className="num">{uiTexts.page(page, pages)}</span>
          <button
            type="button"
            {...buttonLook('outline', 'sm')}
            aria-label={uiTexts.nextPage}
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          >
            <IconChevronRight size={18} stroke={1.75} aria-hidden />
          </button>
        </nav>
      )}
    </div>
  )
}
