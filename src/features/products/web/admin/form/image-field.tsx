import { IconTrash } from '@tabler/icons-react'
import { useEffect, useId, useState } from 'react'

import { productsScreenTexts } from '#features/products/products-screens.it.ts'
import { ButtonWithIcon } from '#ui/buttons/button-with-icon.tsx'
import { FieldFault } from '#ui/forms/field-fault.tsx'
import { PictureChooser } from '#ui/pictures/picture-chooser.tsx'

import { ProductPlate } from '../product-plate.tsx'
import { imageFault, type ImageChoice } from './chosen-image.ts'

import styles from './image-field.module.css'

const { image: texts } = productsScreenTexts

type Props = {
  saved: string | null
  chosen: ImageChoice
  fault: string | undefined
  onChoose: (choice: ImageChoice) => void
}

/** APROD-07. */
export function ImageField({ saved, chosen, fault, onChoose }: Props) {
  const label = useId()
  const [refused, setRefused] = useState<string | null>(null)
  const newUrl = chosen.kind === 'new' ? chosen.url : null
  useEffect(() => () => (newUrl === null ? undefined : URL.revokeObjectURL(newUrl)), [newUrl])
  const shown = newUrl ?? (chosen.kind === 'kept' ? saved : null)
  const choose = (file: File) => {
    const found = imageFault(file)
    setRefused(found)
    if (found === null) onChoose({ kind: 'new', file, url: URL.createObjectURL(file) })
  }
  const remove = () => {
    setRefused(null)
    onChoose({ kind: saved === null ? 'kept' : 'removed' })
  }
  const problem = refused ?? fault
  return (
    <div className={styles['field']} role="group" aria-labelledby={label}>
      <p id={label} className={styles['label']}>
        {texts.label}
      </p>
      <ProductPlate url={shown} className={styles['plate']}>
        {newUrl === null ? undefined : (
          <img
            src={newUrl}
            alt=""
            data-photo=""
            onError={() => {
              setRefused(texts.failed)
              onChoose({ kind: 'kept' })
            }}
          />
        )}
      </ProductPlate>
      <div className={styles['buttons']}>
        <PictureChooser label={shown === null ? texts.choose : texts.change} onChoose={choose} />
        {shown !== null && (
          <ButtonWithIcon icon={IconTrash} variant="subtle" size="sm" onClick={remove}>
            {texts.remove}
          </ButtonWithIcon>
        )}
      </div>
      <p className={styles['hint']}>{texts.hint}</p>
      {problem && <FieldFault>{problem}</FieldFault>}
    </div>
  )
}
