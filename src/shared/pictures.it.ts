export const pictureTexts = {
  tooHeavy: "L'immagine non può superare i 5MB",
  wrongType: 'Solo immagini JPG e PNG sono permesse',
  broken: "L'immagine è danneggiata. Prova con un'altra.",
} as const
