import { Button } from '@mantine/core'
import { IconCamera, IconTrash } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'

import { productsScreenTexts } from '#features/products/products-screens.it.ts'
import { pictureTypes } from '#shared/pictures.ts'
import { FieldFault } from '#ui/forms/field-fault.tsx'

import { ProductPlate } from '../product-plate.tsx'
import { faultOfImage, type ImageChoice } from './chosen-image.ts'

import styles from './image-field.module.css'

const { image: texts } = productsScreenTexts

type Props = {
  /** The picture that is saved. */
  saved: string | null
  chosen: ImageChoice
  /** What the server says of it. */
  fault: string | undefined
  onChoose: (choice: ImageChoice) => void
}

/** The picture of a product as it will be: it is sent with the rest (APROD-07). */
export function ImageField({ saved, chosen, fault, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const label = useId()
  const [refused, setRefused] = useState<string | null>(null)
  const newUrl = chosen.kind === 'new' ? chosen.url : null
  useEffect(() => () => (newUrl === null ? undefined : URL.revokeObjectURL(newUrl)), [newUrl])
  const shown = newUrl ?? (chosen.kind === 'kept' ? saved : null)
  const choose = (file: File) => {
    const found = faultOfImage(file)
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
      <input
        ref={input}
        type="file"
        accept={pictureTypes.join(',')}
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may be chosen again after it was refused.
          target.value = ''
          if (file) choose(file)
        }}
      />
      <div className={styles['buttons']}>
        <Button
          variant="outline"
          size="sm"
          leftSection={<IconCamera size={18} stroke={1.75} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {shown === null ? texts.choose : texts.change}
        </Button>
        {shown !== null && (
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
            onClick={remove}
          >
            {texts.remove}
          </Button>
        )}
      </div>
      <p className={styles['hint']}>{texts.hint}</p>
      {problem && <FieldFault>{problem}</FieldFault>}
    </div>
  )
}
