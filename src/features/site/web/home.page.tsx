import { Suspense } from 'react'

import { knownSettings } from '#features/studio/web/public.ts'

import { homeTexts } from '../site.it.ts'
import { Contact } from './home/foot/contact.tsx'
import { SiteFooter } from './home/foot/site-footer.tsx'
import { Hero } from './home/head/hero.tsx'
import { structuredData } from './home/head/structured-data.ts'
import { useHighlight } from './home/head/use-highlight.ts'
import { DualService } from './home/offer/dual-service.tsx'
import { PriceList } from './home/offer/price-list.tsx'
import { Services } from './home/offer/services.tsx'
import { About } from './home/people/about.tsx'
import { Team } from './home/people/team.tsx'

export function meta() {
  const studio = knownSettings()
  const title = homeTexts.title(studio)
  const description = homeTexts.description(studio)
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: studio.name },
    { property: 'og:locale', content: 'it_CH' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { 'script:ld+json': structuredData(studio) },
  ]
}

export default function HomePage() {
  const { highlighted, highlight } = useHighlight()
  return (
    // Complete in the HTML; the boundaries let React take it over in pieces, with room for taps in between.
    <>
      <Hero />
      <Suspense>
        <DualService />
      </Suspense>
      <Suspense>
        <Services highlighted={highlighted} />
      </Suspense>
      <Suspense>
        <Team />
      </Suspense>
      <Suspense>
        <PriceList />
      </Suspense>
      <Suspense>
        <About />
      </Suspense>
      <Suspense>
        <Contact />
      </Suspense>
      <Suspense>
        <SiteFooter onService={highlight} />
      </Suspense>
    </>
  )
}
