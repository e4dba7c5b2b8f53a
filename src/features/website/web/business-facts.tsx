import type { PublicSettings } from '#features/settings/public-settings.contract.ts'
import { phoneLink } from '#shared/phone.ts'
import { Fact } from '#ui/display/fact.tsx'

import { legalNoticeTexts as texts } from '../legal-notice.it.ts'

export function BusinessFacts(settings: PublicSettings) {
  const { name, legalName, legalForm, uidNumber, street, postalCode, city, phone, email } = settings
  return (
    <>
      <div>
        <dt>{texts.business}</dt>
        <dd className="d3">{legalName || name}</dd>
      </div>
      {legalForm && <Fact name={texts.legalForm}>{legalForm}</Fact>}
      {uidNumber && <Fact name={texts.uidNumber}>{uidNumber}</Fact>}
      <Fact name={texts.address}>
        <span>{street}</span>
        <br />
        <span>{`${postalCode} ${city}, ${texts.country}`}</span>
      </Fact>
      <Fact name={texts.phone}>
        <a href={phoneLink(phone)}>{phone}</a>
      </Fact>
      <Fact name={texts.email}>
        <a href={`mailto:${email}`}>{email}</a>
      </Fact>
    </>
  )
}
