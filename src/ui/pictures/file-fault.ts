import { pictureTexts } from '#shared/pictures.it.ts'
import { maxPictureBytes, pictureTypes } from '#shared/pictures.ts'

export function faultOfFile({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!pictureTypes.some((taken) => taken === type)) return pictureTexts.wrongType
  return size > maxPictureBytes ? pictureTexts.tooHeavy : null
}
