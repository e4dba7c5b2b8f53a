import { productsTexts } from '#features/products/products.it.ts'
import { maxPictureBytes, pictureTypes } from '#shared/pictures.ts'

const { invalidImage, imageTooBig } = productsTexts.validation

export type ImageChoice = { kind: 'kept' } | { kind: 'removed' } | { kind: 'new'; file: File; url: string }

/** Checks type and size before the upload (APROD-05, APROD-06); the server checks the content. */
export function imageFault({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!pictureTypes.some((taken) => taken === type)) return invalidImage
  return size > maxPictureBytes ? imageTooBig : null
}

export function imageForm(body: object, image: ImageChoice): FormData | undefined {
  if (image.kind !== 'new') return undefined
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    if (value !== undefined)
      form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  form.append('image', image.file)
  return form
}
