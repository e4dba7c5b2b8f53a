import { PictureButtons } from '#ui/pictures/picture-buttons.tsx'

import { barbersTabTexts } from '../../barbers-screens.it.ts'
import type { Barber } from '../../barbers.contract.ts'
import { Portrait } from './portrait.tsx'
import type { useBarberImage } from './use-barber-image.tsx'

import styles from './barber-image.module.css'

const { photo: texts } = barbersTabTexts

type Props = { barber: Barber; image: ReturnType<typeof useBarberImage> }

export function BarberImage({ barber, image: { editor, hasPhoto } }: Props) {
  return (
    <div className={styles['image']}>
      <Portrait barber={barber} size="large" />
      <div className={styles['text']}>
        <p className="dim">{texts.hint}</p>
        <PictureButtons editor={editor} hasPicture={hasPhoto} />
      </div>
    </div>
  )
}
