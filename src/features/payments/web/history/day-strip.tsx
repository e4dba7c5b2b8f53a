import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { addDays, type Day } from '#shared/calendar-time.ts'
import { dayNames } from '#shared/italian-dates.ts'
import { formatChf } from '#shared/money.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'

import { historyTexts } from '../../payments-history.it.ts'
import { dayTakingsQuery } from './payments-queries.ts'

import styles from './day-strip.module.css'

const texts = historyTexts.day
const ways = ['cash', 'card', 'twint', 'refunded', 'lost', 'total'] as const

type Props = {
  today: Day
  chosen: Day | null
  onChoose: (day: Day | null) => void
}

export function DayStrip({ today, chosen, onChoose }: Props) {
  const day = chosen ?? today
  const takings = useQuery({
    ...dayTakingsQuery(day),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })
  const shown = takings.data
  return (
    <section className={styles['strip']} aria-labelledby="cassa">
      <div className={styles['head']}>
        <h2 id="cassa">{texts.title}</h2>
        <div className={styles['steps']}>
          <IconButton
            icon={IconChevronLeft}
            label={texts.previous}
            onClick={() => onChoose(addDays(day, -1))}
          />
          <p className="num" aria-live="polite">
            {day === today ? `${texts.today}, ${dayNames.short(day)}` : dayNames.long(day)}
          </p>
          <IconButton
            icon={IconChevronRight}
            label={texts.next}
            disabled={day >= today}
            onClick={() => onChoose(addDays(day, 1))}
          />
        </div>
        <Button variant="subtle" size="sm" onClick={() => onChoose(chosen === null ? day : null)}>
          {chosen === null ? texts.show : texts.showAll}
        </Button>
      </div>
      {takings.isError && !shown ? (
        <Notice kind="error" message={texts.loadFailed} onRetry={() => void takings.refetch()} />
      ) : (
        <dl className={styles['sums']} aria-busy={!shown || takings.isPlaceholderData}>
          {ways
            .filter((way) => way !== 'lost' || (shown?.lost ?? 0) > 0)
            .map((way) => (
              <div key={way} data-strong={way === 'total'}>
                <dt>{texts[way]}</dt>
                <dd className="num">{shown ? sumOf(way, shown[way]) : '–'}</dd>
              </div>
            ))}
        </dl>
      )}
    </section>
  )
}

function sumOf(way: (typeof ways)[number], amount: number): string {
  return (way === 'refunded' || way === 'lost') && amount > 0 ? `−${formatChf(amount)}` : formatChf(amount)
}
