import { useEffect, useRef, useState } from 'react'

import type { ImageAccount } from '#features/settings/public-settings.contract.ts'

import { photoFaultText, uploadFailureTexts } from '../photos.it.ts'
import { faultOfPhotos } from '../photos.rules.ts'
import { uploadFile } from './upload-file.ts'

export type ChosenPhoto = {
  key: string
  file: File
  preview: string
  share: number | null
  address: string | null
  fault: string | null
}

export class PhotoError extends Error {
  readonly fileName: string

  constructor(fileName: string) {
    super(fileName)
    this.name = 'PhotoError'
    this.fileName = fileName
  }
}

type Options = {
  most: number
  /** Whether the form had photos before a reload, which loses them. */
  had: boolean
  onHadPhotos: (had: boolean) => void
}

type Upload = {
  signal: AbortSignal
  onNext?: (done: number) => void
}

export function usePhotos({ most, had, onHadPhotos: onHad }: Options) {
  const [list, setList] = useState<readonly ChosenPhoto[]>([])
  const shown = useRef(new Set<string>())
  useEffect(() => {
    const previews = shown.current
    return () => {
      for (const preview of previews) URL.revokeObjectURL(preview)
    }
  }, [])

  function add(files: readonly File[]): string | null {
    const fault = faultOfPhotos(files, { before: list.length, most })
    if (fault) return photoFaultText(fault)
    setList((before) => [...before, ...files.map((file) => chosen(file, shown.current))])
    onHad(true)
    return null
  }

  function remove(key: string): void {
    setList((before) => before.filter((photo) => photo.key !== key))
    onHad(list.some((photo) => photo.key !== key))
  }

  function change(key: string, changes: Partial<ChosenPhoto>): void {
    setList((before) => before.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)))
  }

  /**
   * Uploads the photos one after another, because the host allows only two at once per sender. Uploaded
   * ones are skipped.
   *
   * @returns their addresses; '' where the host returned none
   * @throws PhotoError at the first failure
   */
  async function upload(account: ImageAccount, { signal, onNext }: Upload): Promise<string[]> {
    const addresses: string[] = []
    for (const photo of list) {
      onNext?.(addresses.length)
      addresses.push(photo.address ?? (await uploadOne(account, photo, signal)))
    }
    return addresses
  }

  async function uploadOne(account: ImageAccount, { key, file }: ChosenPhoto, signal: AbortSignal) {
    change(key, { share: 0, fault: null })
    try {
      const address = await uploadFile(account, file, {
        onProgress: (share) => change(key, { share }),
        signal,
      })
      const { host, noAnswer } = uploadFailureTexts
      change(key, address ? { share: 1, address } : { share: null, fault: host(noAnswer) })
      return address
    } catch (error) {
      change(key, { share: null, fault: error instanceof Error ? error.message : null })
      throw new PhotoError(file.name)
    }
  }

  return {
    list,
    most,
    areGone: had && list.length === 0,
    add,
    remove,
    clear: () => setList([]),
    upload,
    forgetAddresses: () =>
      setList((before) => before.map((photo) => ({ ...photo, share: null, address: null }))),
  }
}

export type Photos = ReturnType<typeof usePhotos>

function chosen(file: File, shown: Set<string>): ChosenPhoto {
  const preview = URL.createObjectURL(file)
  shown.add(preview)
  return { key: crypto.randomUUID(), file, preview, share: null, address: null, fault: null }
}
