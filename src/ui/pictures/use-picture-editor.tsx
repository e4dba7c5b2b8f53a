import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'

import type { Crop } from '#shared/pictures.ts'

import { messageOf } from '../http/http-client.ts'
import { uiTexts } from '../ui.it.ts'
import { faultOfFile } from './file-fault.ts'

const { picture: texts } = uiTexts
/** The cropper comes with the first picture that somebody chooses. */
const CropDialog = lazy(() => import('./crop-dialog.tsx'))

type Options = {
  shape: 'round' | 'rect'
  /** @param form with the parts 'image' and 'crop' @returns what to say of it */
  upload: (form: FormData) => Promise<string>
  remove: () => Promise<string>
  onDone: (message: string) => void
  onFailed: (message: string) => void
}

/** A picture that is chosen, cropped and sent, or taken away. `dialog` stands where the screen wants it, or nowhere. */
export function usePictureEditor({ shape, upload, remove, onDone, onFailed }: Options) {
  const [file, setFile] = useState<File | null>(null)
  const sending = useMutation({
    mutationFn: ({ chosen, crop }: { chosen: File; crop: Crop }) => upload(formOf(chosen, crop)),
    onSuccess: (message) => {
      setFile(null)
      onDone(message)
    },
  })
  const removing = useMutation({
    mutationFn: remove,
    onSuccess: onDone,
    onError: (error) => onFailed(messageOf(error, texts.removeFailed)),
  })
  const close = () => setFile(null)
  const choose = (chosen: File) => {
    const fault = faultOfFile(chosen)
    if (fault) return onFailed(fault)
    sending.reset()
    setFile(chosen)
  }
  return {
    choose,
    remove: () => removing.mutate(),
    isRemoving: removing.isPending,
    dialog: file && (
      <Suspense>
        <CropDialog
          file={file}
          shape={shape}
          busy={sending.isPending}
          failure={sending.error && messageOf(sending.error, texts.uploadFailed)}
          onChoose={(crop) => sending.mutate({ chosen: file, crop })}
          onUnreadable={() => {
            close()
            onFailed(texts.unreadable)
          }}
          onClose={close}
        />
      </Suspense>
    ),
  }
}

export type PictureEditor = ReturnType<typeof usePictureEditor>

/** The crop first: the server reads the parts in their order. */
function formOf(file: File, crop: Crop): FormData {
  const form = new FormData()
  form.append('crop', JSON.stringify(crop))
  form.append('image', file)
  return form
}
