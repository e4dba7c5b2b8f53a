import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'

import type { PublicBarber } from '#features/barbers/barbers.contract.ts'
import { pages } from '#shared/pages.ts'
import type { WrittenPart } from '#shared/written-part.ts'

import { Barber } from '../home/barber.tsx'
import { PlacesPlaceholder } from '../home/section-placeholders.tsx'

/** Bundled by scripts/lib/written-parts.mjs. The build and the server run it; browsers never do. */
export const writtenPart: WrittenPart<readonly PublicBarber[]> = {
  room: renderToStaticMarkup(<PlacesPlaceholder />),
  write: (barbers) =>
    renderToStaticMarkup(
      <StaticRouter location={pages.home.path}>
        {barbers.map((barber) => (
          <Barber key={barber._id} barber={barber} />
        ))}
      </StaticRouter>,
    ),
}
