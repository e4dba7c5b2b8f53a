import { IconHourglass } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'

import { minutesAndSeconds } from './minutes-and-seconds.ts'

import styles from './time-left.module.css'

const lastCall = 2 * 60 * 1000

export type HoldTexts = { timeLeft: (left: string) => string; almostOver: string }

type Props = {
  until: number
  words: HoldTexts
  onOver: () => void
}

export function TimeLeft({ until, words, onOver }: Props) {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, until - now)
  const tick = useEffectEvent(() => {
    setNow(Date.now())
    if (Date.now() >= until) onOver()
  })
  useEffect(() => {
    const timer = setInterval(() => tick(), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <>
      <p className={`num ${styles['left']}`} role="timer">
        <IconHourglass size={18} stroke={1.75} aria-hidden />
        <span>{words.timeLeft(minutesAndSeconds(left))}</span>
      </p>
      <span className="vh" role="status">
        {left > 0 && left <= lastCall && words.almostOver}
      </span>
    </>
  )
}
