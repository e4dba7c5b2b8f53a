import { IconHourglass } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'

import { pages } from '#shared/pages.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { HttpError } from '#ui/http/http-client.ts'
import { RowList } from '#ui/screens/row-list.tsx'
import { useAddForm } from '#ui/screens/use-add-form.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { waitingListScreenTexts as texts } from '../offers-screens.it.ts'
import { waitingListTexts } from '../offers.it.ts'
import { JoinForm } from './list/join-form.tsx'
import { OwnRequestItem } from './list/own-request-item.tsx'
import { useShortMessage } from './list/use-short-message.ts'
import { ownRequestsQuery } from './waiting-list-queries.ts'

import styles from './waiting-list.module.css'

export function meta() {
  return [{ title: texts.pageTitle }]
}

export default function WaitingListPage() {
  const requests = useQuery(ownRequestsQuery)
  const [search] = useSearchParams()
  const barber = search.get('barber') ?? ''
  const { opener, close, withForm } = useAddForm({
    add: texts.add,
    place: 'above',
    isOpenAtFirst: barber !== '',
  })
  const { message, show } = useShortMessage()
  const [booked, setBooked] = useState<string | null>(null)
  const messageRef = useRef<HTMLDivElement>(null)
  // The pressed button may be far below the message.
  useEffect(() => {
    if (message !== null || booked !== null) messageRef.current?.scrollIntoView({ block: 'nearest' })
  }, [message, booked])
  // The session has ended while the page was open (C-22).
  if (requests.error instanceof HttpError && requests.error.status === 401) return <SignInFirst />
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <h1 className="d2">{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
        {opener}
      </header>
      <div ref={messageRef} className={styles['told']} role="status">
        {message && <Notice kind="success" message={message} />}
        {booked && (
          <Notice
            kind="success"
            role="presentation"
            message={booked}
            action={
              <Link to={pages.booking.path} {...buttonLook('outline', 'sm')}>
                {texts.toAppointments}
              </Link>
            }
          />
        )}
      </div>
      {withForm(
        <RowList query={requests} rows={requests.data} icon={IconHourglass} texts={texts} height={220}>
          {(rows) => (
            <ul className={styles['list']} aria-label={texts.list}>
              {rows.map((request) => (
                <OwnRequestItem
                  key={request._id}
                  request={request}
                  onRemoved={() => show(waitingListTexts.removed)}
                  onBooked={setBooked}
                />
              ))}
            </ul>
          )}
        </RowList>,
        <JoinForm
          wish={{ barber, service: search.get('service') ?? '' }}
          onAdded={() => show(waitingListTexts.added, close)}
          onClose={close}
        />,
      )}
    </div>
  )
}

/** Reloads the document, since this page still has the old session. */
function SignInFirst() {
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1 className="d2">{texts.title}</h1>
      <Notice
        kind="error"
        message={texts.signInFirst}
        action={
          <Link to={pages.login.path} reloadDocument {...buttonLook('outline', 'sm')}>
            {texts.signIn}
          </Link>
        }
      />
    </div>
  )
}
