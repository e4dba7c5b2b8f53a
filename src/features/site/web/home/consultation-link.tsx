import { Link } from 'react-router'

import { homeTexts } from '#features/site/site.it.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

export function ConsultationLink() {
  return (
    <Link to="?consulenza" preventScrollReset {...buttonLook('outline', 'lg')}>
      {homeTexts.consultation}
    </Link>
  )
}
