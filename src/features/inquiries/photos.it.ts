import type { PhotoFault } from './photos.rules.ts'

/** HIRE-24 to HIRE-26. */
export function photoFaultText(fault: PhotoFault): string {
  if (fault.kind === 'tooMany') return `Puoi caricare massimo ${fault.most} foto`
  if (fault.kind === 'wrongType') return 'Sono accettati solo file JPG, PNG e WebP'
  return `Le seguenti immagini superano i 10MB: ${fault.names.join(', ')}`
}

/** ERR-86. */
export const uploadFailureTexts = {
  host: (reason: string) => `Errore nell'upload: ${reason}`,
  noAnswer: 'nessuna risposta',
} as const

export const photosTexts = {
  add: 'Aggiungi foto',
  drop: 'oppure trascinale qui',
  count: (count: number, most: number) => `${count} di ${most} foto`,
  photo: (name: string) => `Foto ${name}`,
  remove: (name: string) => `Rimuovi ${name}`,
  progress: (name: string) => `Caricamento di ${name}`,
  uploaded: 'Caricata',
  unreadable: 'Nessuna anteprima',
  chooseAgain: 'Le foto vanno scelte di nuovo.',
} as const
