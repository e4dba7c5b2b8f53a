import { Link } from 'react-router'

import { buttonLook } from '#ui/theme/button-look.ts'

import { homeTexts } from '../../site.it.ts'

export function ConsultationLink() {
  return (
    <Link to="?consulenza" preventScrollReset {...buttonLook('outline', 'lg')}>
      {homeTexts.consultation}
    </Link>
  )
}
