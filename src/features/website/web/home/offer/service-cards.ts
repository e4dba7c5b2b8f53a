import { defaultPrice } from '#features/services/services.defaults.ts'
import type { IllustrationName } from '#ui/display/illustration.tsx'

export type ServiceCardText = {
  name: string
  picture: IllustrationName
  price: string
  description: string
  features: readonly string[]
}

export const serviceCards: readonly ServiceCardText[] = [
  {
    name: 'Taglio + Barba',
    picture: 'ritratto-1',
    price: `CHF ${defaultPrice('Taglio + Barba')}`,
    description:
      'Il servizio completo: un’ora in poltrona, dalla sfumatura al dopobarba. È il più richiesto dello studio.',
    features: ['Taglio e barba nello stesso appuntamento', 'Panno caldo e rifinitura a lama', '60 minuti'],
  },
  {
    name: 'Taglio',
    picture: 'forbici',
    price: `CHF ${defaultPrice('Taglio')}`,
    description: 'Consulenza, lavaggio e taglio a forbice o macchinetta, rifinito sul collo a lama.',
    features: ['Shampoo incluso', 'Sfumatura senza scalini', '30 minuti'],
  },
  {
    name: 'Barba',
    picture: 'rasoio',
    price: `CHF ${defaultPrice('Barba')}`,
    description: 'Panno caldo, modellatura e contorni a mano libera.',
    features: ['Panno caldo', 'Olio e dopobarba', '30 minuti'],
  },
  {
    name: 'Taglio Bambino',
    picture: 'pettine',
    price: `CHF ${defaultPrice('Taglio Bambino')}`,
    description: 'Fino a 10 anni, con la stessa cura e un po’ più di pazienza.',
    features: ['Fino a 10 anni', '30 minuti'],
  },
  {
    name: 'Hair Tattoo',
    picture: 'macchinetta',
    price: `da CHF ${defaultPrice('Hair Tattoo base')}`,
    description: 'Disegni rasati: una riga pulita o un motivo complesso.',
    features: [
      `Base CHF ${defaultPrice('Hair Tattoo base')}`,
      `Complesso CHF ${defaultPrice('Hair Tattoo complesso')}`,
      '15–30 minuti',
    ],
  },
]
