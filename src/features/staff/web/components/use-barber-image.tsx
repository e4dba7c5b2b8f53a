import { useQueryClient } from '@tanstack/react-query'

import type { Barber } from '#features/barbers/barbers.contract.ts'
import { pictureSources } from '#shared/pictures.ts'
import { toasts } from '#ui/feedback/toasts.ts'
import { usePictureEditor } from '#ui/pictures/use-picture-editor.tsx'

import { barberCalls } from '../queries/barber-calls.ts'

/** A barber's picture, which counts at once: it is no part of what the form around it saves. */
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
  // The drawn portrait is the shop's, and stays when there is no photo.
  const hasPhoto = profileImage !== null && pictureSources(profileImage.url) !== undefined
  return { editor, hasPhoto }
}
