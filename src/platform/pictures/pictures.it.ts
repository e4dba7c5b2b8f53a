import { pictureTexts } from '#shared/pictures.it.ts'

/** Why a picture was not taken. */
export const pictureErrorTexts = {
  PICTURE_MISSING: "Scegli un'immagine da caricare",
  PICTURE_TOO_HEAVY: pictureTexts.tooHeavy,
  PICTURE_WRONG_TYPE: pictureTexts.wrongType,
  PICTURE_TOO_WIDE: "L'immagine ha troppi pixel: al massimo 12000 per lato e 50 milioni in tutto",
  PICTURE_BROKEN: "L'immagine è danneggiata. Prova con un'altra.",
  PICTURE_CROP_INVALID: "Il ritaglio dell'immagine non è valido",
} as const
