import type { Crop } from '#shared/pictures.ts'

import type { PictureKind } from '../picture-kinds.ts'

export type Drawing = { bytes: Buffer; taken: readonly PictureKind[] } & (
  | { as: 'squares'; crop: Crop | undefined }
  | { as: 'upright'; longestSide: number }
)

export type DrawnPicture = { content: Buffer; width: number; height: number }

export type DrawingAnswer = { drawn: DrawnPicture[] } | { refusal: string } | { fault: string }
