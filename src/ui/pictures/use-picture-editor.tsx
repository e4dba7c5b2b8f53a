import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'

import { pictureTexts } from '#shared/pictures.it.ts'
import type { Crop } from '#shared/pictures.ts'

import { pictureEditorTexts as texts } from '../editing.it.ts'
import { messageOf } from '../http/http-client.ts'
import { useHistoryDialog } from '../overlays/use-history-dialog.ts'
import { faultOfFile } from './file-fault.ts'

const CropDialog = lazy(() => import('./crop-dialog.tsx'))

type Options = {
  shape: 'round' | 'rect'
  /**
   * @param form with the parts 'image' and 'crop'
   * @returns the success message
   */
  upload: (form: FormData) => Promise<string>
  remove: () => Promise<string>
  onChosen?: () => void
  onDone: (message: string) => void
  onFailed: (message: string) => void
}

/** `url` is an object URL, revoked with the next choice. */
type Chosen = { file: File; url: string }

/** The screen must render `dialog`. */
export function usePictureEditor({ shape, upload, remove, onChosen, onDone, onFailed }: Options) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const cropping = useHistoryDialog('ritaglio')
  const choosing = (next: Chosen | null) => {
    if (chosen) URL.revokeObjectURL(chosen.url)
    setChosen(next)
  }
  const close = () => {
    choosing(null)
    cropping.close()
  }
  const sending = useMutation({
    mutationFn: ({ file, crop }: { file: File; crop: Crop }) => upload(formOf(file, crop)),
    onSuccess: (message) => {
      close()
      onDone(message)
    },
  })
  const removing = useMutation({
    mutationFn: remove,
    onSuccess: onDone,
    onError: (error) => onFailed(messageOf(error, texts.removeFailed)),
  })
  const choose = (file: File) => {
    const fault = faultOfFile(file)
    if (fault) return onFailed(fault)
    sending.reset()
    onChosen?.()
    choosing({ file, url: URL.createObjectURL(file) })
    cropping.open()
  }
  return {
    choose,
    remove: () => removing.mutate(),
    isRemoving: removing.isPending,
    dialog: chosen && cropping.opened && (
      <Suspense>
        <CropDialog
          url={chosen.url}
          shape={shape}
          isBusy={sending.isPending}
          failure={sending.error && messageOf(sending.error, texts.uploadFailed)}
          onChoose={(crop) => sending.mutate({ file: chosen.file, crop })}
          onUnreadable={() => {
            close()
            onFailed(pictureTexts.broken)
          }}
          onClose={close}
        />
      </Suspense>
    ),
  }
}

export type PictureEditor = ReturnType<typeof usePictureEditor>

/** Puts the crop first, because the server reads the parts in order. */
function formOf(file: File, crop: Crop): FormData {
  const form = new FormData()
  form.append('crop', JSON.stringify(crop))
  form.append('image', file)
  return form
}
