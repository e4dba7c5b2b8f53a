import { useState } from 'react'

import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { instantToWallClock, minutesToTime } from '#shared/calendar-time.ts'
import { withNumericDays } from '#shared/italian-moments.ts'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Pager } from '#ui/screens/pager.tsx'

import { productsScreenTexts } from '../../products-screens.it.ts'
import type { StockMovement } from '../../products.contract.ts'
import { useMovements } from './products-queries.ts'

import styles from './stock-dialog.module.css'

const { stock: texts, card, movementsFailed } = productsScreenTexts

export function Movements({ productId }: { productId: string }) {
  const [page, setPage] = useState(1)
  const movements = useMovements(productId, page)
  const { timeZone } = usePublicSettings()
  return (
    <section className={styles['movements']}>
      <h3 className={styles['title']}>{texts.movements}</h3>
      {movements.isPending && <FadeSkeleton block height={120} />}
      {movements.isError && (
        <Notice kind="error" message={movementsFailed} onRetry={() => void movements.refetch()} />
      )}
      {movements.data?.data.length === 0 && <p className="dim">{texts.none}</p>}
      <ol className={styles['list']} aria-label={texts.movements}>
        {movements.data?.data.map((movement) => (
          <Movement key={movement._id} movement={movement} timeZone={timeZone} />
        ))}
      </ol>
      {movements.data && movements.data.pagination.pages > 1 && (
        <Pager pagination={movements.data.pagination} noun={texts.movementsNoun} onPage={setPage} />
      )}
    </section>
  )
}

function Movement({ movement, timeZone }: { movement: StockMovement; timeZone: string }) {
  const { at, change, quantityAfter, cause, actor, order } = movement
  const who = [texts.causes[cause], order && texts.order(order.orderNumber), actor].filter(Boolean)
  return (
    <li>
      <span className={`num ${styles['change']}`} data-goes={change < 0 || undefined}>
        {change > 0 ? `+${change}` : `−${-change}`}
      </span>
      <span>
        <span>{who.join(' · ')}</span>
        <span className={`num ${styles['after']}`}>{` · ${texts.after(card.pieces(quantityAfter))}`}</span>
      </span>
      <time className={`num ${styles['when']}`} dateTime={at}>
        {momentOf(at, timeZone)}
      </time>
    </li>
  )
}

function momentOf(at: string, timeZone: string): string {
  const { day, minutes } = instantToWallClock(new Date(at), timeZone)
  return `${withNumericDays(day)}, ${minutesToTime(minutes)}`
}
