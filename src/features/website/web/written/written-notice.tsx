import { renderToStaticMarkup } from 'react-dom/server'

import type { PublicSettings } from '#features/settings/public-settings.contract.ts'
import { defaultPublicSettings } from '#features/settings/settings.defaults.ts'
import type { WrittenPart } from '#shared/written-part.ts'

import { BusinessFacts } from '../business-facts.tsx'

const write = (settings: PublicSettings) => renderToStaticMarkup(<BusinessFacts {...settings} />)

/** Bundled by scripts/lib/written-parts.mjs. The build and the server run it; browsers never do. */
export const writtenPart: WrittenPart<PublicSettings> = { room: write(defaultPublicSettings), write }
