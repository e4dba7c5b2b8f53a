import { productsTexts } from '#features/products/products.it.ts'
import { maxPictureBytes, pictureTypes } from '#shared/pictures.ts'

const { invalidImage, imageTooBig } = productsTexts.validation

/** What becomes of the picture with the next save; `url` shows a new one until then. */
export type ImageChoice = { kind: 'kept' } | { kind: 'removed' } | { kind: 'new'; file: File; url: string }

/** What can be said of a file before it is sent (APROD-05, APROD-06); the server looks into it. */
export function faultOfImage({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!pictureTypes.some((taken) => taken === type)) return invalidImage
  return size > maxPictureBytes ? imageTooBig : null
}

/** The same body as a form with the picture; none where there is no new one. */
export function formWith(body: object, image: ImageChoice): FormData | undefined {
  if (image.kind !== 'new') return undefined
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    if (value !== undefined)
      form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  form.append('image', image.file)
  return form
}
