import { Link } from 'react-router'

import { pages } from '#shared/pages.ts'

type Props = {
  texts: Readonly<Record<'privacyBefore' | 'privacyLink' | 'privacyAfter' | 'newTab', string>>
}

export function PrivacySentence({ texts }: Props) {
  return (
    <>
      <span>{texts.privacyBefore}</span>
      <Link to={pages.privacyPolicy.path} target="_blank">
        <span>{texts.privacyLink}</span>
        <span className="vh">{texts.newTab}</span>
      </Link>
      <span>{texts.privacyAfter}</span>
    </>
  )
}
