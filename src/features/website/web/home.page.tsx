import { Suspense } from 'react'

import { knownSettings } from '#features/settings/web/use-public-settings.ts'
import { afterLoad } from '#ui/browser/after-load.tsx'

import { homeTexts } from '../site.it.ts'
import { About } from './home/about.tsx'
import { FilmGallery } from './home/film-gallery.tsx'
import { Contact } from './home/foot/contact.tsx'
import { SiteFooter } from './home/foot/site-footer.tsx'
import { Hero } from './home/head/hero.tsx'
import { useHighlight } from './home/head/use-highlight.ts'
import { DualService } from './home/offer/dual-service.tsx'
import { PriceList } from './home/offer/price-list.tsx'
import { Services } from './home/offer/services.tsx'
import { ShopSection } from './home/shop-section.tsx'
import { Team } from './home/team.tsx'
import { Testimonials } from './home/testimonials.tsx'

const Consultation = afterLoad(() => import('#features/inquiries/web/consultation-place.tsx'))

/** The server adds the tags for messengers and search engines, see public-pages.ts. */
export function meta() {
  const settings = knownSettings()
  return [
    { title: homeTexts.title(settings) },
    { name: 'description', content: homeTexts.description(settings) },
  ]
}

export default function HomePage() {
  const { highlighted, highlight } = useHighlight()
  return (
    // The HTML is complete. The boundaries let React hydrate it in parts, so that the page reacts to taps in between.
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
        <ShopSection />
      </Suspense>
      <Suspense>
        <PriceList />
      </Suspense>
      <Suspense>
        <FilmGallery />
      </Suspense>
      <Suspense>
        <About />
      </Suspense>
      <Suspense>
        <Testimonials />
      </Suspense>
      <Suspense>
        <Contact />
      </Suspense>
      <Suspense>
        <SiteFooter onService={highlight} />
      </Suspense>
      <Consultation />
    </>
  )
}
