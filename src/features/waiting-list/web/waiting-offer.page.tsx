import { useQuery } from '@tanstack/react-query'

import { useMailedLink } from '#ui/browser/use-mailed-link.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { PagePlaceholder } from '#ui/feedback/page-placeholder.tsx'
import { HttpError } from '#ui/http/http-client.ts'

import { offerPageTexts as texts } from '../offers-screens.it.ts'
import { OfferPage, OfferState } from './offer-page.tsx'
import { linkedOfferQuery } from './waiting-list-queries.ts'

export function meta() {
  return [
    { title: texts.pageTitle },
    // The address contains the link's secret: no other site may read it.
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function WaitingOfferPage() {
  const link = useMailedLink('offer')
  if (link === undefined) return <PagePlaceholder height={420} />
  return link ? <LinkedOffer {...link} /> : <OfferState {...texts.unknown} />
}

function LinkedOffer({ id, token }: { id: string; token: string }) {
  const offer = useQuery(linkedOfferQuery(id, token))
  if (offer.data) return <OfferPage offer={offer.data} token={token} />
  if (offer.isPending) return <PagePlaceholder height={420} />
  if (offer.error instanceof HttpError && offer.error.status === 404) return <OfferState {...texts.unknown} />
  return (
    <div className="wrap sec">
      <Notice kind="error" message={texts.loadFailed} onRetry={() => void offer.refetch()} />
    </div>
  )
}
