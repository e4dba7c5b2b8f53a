import { useState } from 'react'

import { ownImageAccount } from '#features/settings/outside-accounts.rules.ts'

import { applicationFailureTexts as failures } from '../../application.it.ts'
import { documentsFolder } from '../../application.rules.ts'
import { maxFileBytes } from '../../photos.rules.ts'
import { UploadError, uploadFile } from '../upload-file.ts'

/** ERR-85. */
export class CurriculumError extends Error {
  override name = 'CurriculumError'
}

type ChosenPaper = { file: File; address: string | null }

export function useCurriculum() {
  const [paper, setPaper] = useState<ChosenPaper | null>(null)

  function choose(file: File): string | null {
    const isPdf = file.type === 'application/pdf' || file.name.toLowerCase().endsWith('.pdf')
    if (!isPdf || file.size > maxFileBytes) return failures.document
    setPaper({ file, address: null })
    return null
  }

  /**
   * Always uploads to our server, because image hosts may refuse documents.
   *
   * @returns null without a document
   * @throws CurriculumError
   */
  async function upload(signal: AbortSignal): Promise<string | null> {
    if (paper === null || paper.address !== null) return paper?.address ?? null
    const account = { ...ownImageAccount, folder: documentsFolder }
    try {
      const address = await uploadFile(account, paper.file, { onProgress: () => undefined, signal })
      setPaper((before) => before && { ...before, address })
      return address
    } catch (error) {
      const reason = error instanceof UploadError ? error.reason : failures.file(paper.file.name)
      throw new CurriculumError(failures.curriculum(reason))
    }
  }

  return {
    paper,
    choose,
    remove: () => setPaper(null),
    upload,
    forgetAddress: () => setPaper((before) => before && { ...before, address: null }),
  }
}
