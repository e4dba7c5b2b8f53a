import { useQueryClient } from '@tanstack/react-query'

import { pictureSources } from '#shared/pictures.ts'
import { toasts } from '#ui/feedback/toasts.ts'
import { usePictureEditor } from '#ui/pictures/use-picture-editor.tsx'

import type { Barber } from '../../barbers.contract.ts'
import { barberCalls } from '../barber-calls.ts'

/** Changes apply at once, outside the surrounding form. */
export function useBarberImage({ _id: id, profileImage }: Pick<Barber, '_id' | 'profileImage'>) {
  const queries = useQueryClient()
  const editor = usePictureEditor({
    shape: 'rect',
    upload: async (form) => (await barberCalls.uploadImage(id, form)).message,
    remove: async () => (await barberCalls.removeImage(id)).message,
    onDone: (message) => {
      void queries.invalidateQueries({ queryKey: ['barbers'] })
      toasts.success(message)
    },
    onFailed: (message) => void toasts.error(message),
  })
  // A drawn portrait is no photo and cannot be removed.
  const hasPhoto = profileImage !== null && pictureSources(profileImage.url) !== undefined
  return { editor, hasPhoto }
}
