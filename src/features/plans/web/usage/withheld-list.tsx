import { Button } from '@mantine/core'
import { IconMail, IconMessage } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { readablePhone } from '#shared/phone.ts'
import { TitledSection } from '#ui/display/titled-section.tsx'

import { withheldTexts as texts } from '../../plans-screens.it.ts'
import { planDate } from '../plan-formats.ts'
import { withheldQuery } from '../plan-queries.ts'

import styles from './withheld-list.module.css'

const few = 5

const icons = { email: IconMail, sms: IconMessage }

export function WithheldList() {
  const { timeZone } = usePublicSettings()
  const { data: messages = [] } = useQuery(withheldQuery)
  const [showsAll, setShowsAll] = useState(false)
  if (messages.length === 0) return null
  return (
    <TitledSection id="non-inviati" title={texts.title} className={styles['withheld']}>
      <p className="dim">{texts.lead}</p>
      <ul className={styles['messages']}>
        {messages.slice(0, showsAll ? messages.length : few).map((message) => {
          const Picture = icons[message.channel]
          return (
            <li key={message._id} className={styles['message']}>
              <Picture size={18} stroke={1.75} aria-hidden />
              <b>{message.subject}</b>
              <span>{readablePhone(message.recipient)}</span>
              <span className="dim num">{planDate(message.createdAt, timeZone)}</span>
            </li>
          )
        })}
      </ul>
      {messages.length > few && !showsAll && (
        <div>
          <Button variant="outline" size="sm" onClick={() => setShowsAll(true)}>
            {texts.all(messages.length)}
          </Button>
        </div>
      )}
    </TitledSection>
  )
}
