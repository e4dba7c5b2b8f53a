import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'

import { BusyButton } from '#ui/buttons/busy-button.tsx'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { sendTo } from '#ui/http/call.ts'
import { HttpError } from '#ui/http/http-client.ts'
import { AccountLayout } from '#ui/screens/account-layout.tsx'

import { unsubscribe } from '../unsubscribe.endpoints.ts'
import { unsubscribeErrorTexts, unsubscribeTexts as texts } from '../unsubscribe.it.ts'
import { maskedAddress } from '../unsubscribe.rules.ts'
import { type UnsubscribeLink, useUnsubscribeLink } from './use-unsubscribe-link.ts'

import styles from './unsubscribe.module.css'

export function meta() {
  return [
    { title: `${texts.pageTitle} · F4DEZONE` },
    // The URL contains the visitor's e-mail address and token; other sites must not see it as referrer.
    { name: 'referrer', content: 'no-referrer' },
  ]
}

/** Asks for confirmation, because mail scanners open every link. */
export default function UnsubscribePage() {
  const link = useUnsubscribeLink()
  if (link === null) return <InvalidLink />
  return <Confirmation link={link} />
}

/** @param link undefined until the page has read its URL */
function Confirmation({ link }: { link: UnsubscribeLink | undefined }) {
  const cancellation = useMutation({
    mutationFn: (body: UnsubscribeLink) => sendTo(unsubscribe, { body }),
  })
  const { error } = cancellation
  if (error instanceof HttpError && error.status === 400) return <InvalidLink />
  if (cancellation.isSuccess) {
    return (
      <AccountLayout picture="pettine" title={texts.done} lead={texts.doneLead}>
        <p className="dim">{texts.stillSent}</p>
        <WayHome />
      </AccountLayout>
    )
  }
  return (
    <AccountLayout picture="pettine" title={texts.title} lead={texts.lead}>
      <dl className={styles['address']}>
        <dt>{texts.address}</dt>
        <dd>
          {link ? (
            maskedAddress(link.email)
          ) : (
            <>
              <span className="vh">{texts.loading}</span>
              <FadeSkeleton height={24} />
            </>
          )}
        </dd>
      </dl>
      <p className="dim">{texts.stillSent}</p>
      {error && <Notice kind="error" message={texts.failed} />}
      <div>
        <BusyButton
          size="lg"
          disabled={link === undefined}
          isBusy={cancellation.isPending}
          busyLabel={texts.busy}
          onClick={() => link && cancellation.mutate(link)}
        >
          {texts.confirm}
        </BusyButton>
      </div>
    </AccountLayout>
  )
}

function InvalidLink() {
  return (
    <AccountLayout picture="pettine" title={texts.invalidTitle} lead={texts.invalidLead}>
      <Notice kind="error" message={unsubscribeErrorTexts.UNSUBSCRIBE_LINK_INVALID} />
      <WayHome />
    </AccountLayout>
  )
}

function WayHome() {
  return (
    <div>
      <Button component={Link} to="/" size="lg" variant="outline">
        {texts.home}
      </Button>
    </div>
  )
}
