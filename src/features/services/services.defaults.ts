import type { Service } from './services.contract.ts'

/** The services of a new installation. The owner should check the durations. */
export const defaultServices: readonly Omit<Service, '_id'>[] = [
  {
    name: 'Taglio',
    price: 30,
    duration: 30,
    description: 'Consulenza, lavaggio e taglio a forbice o macchinetta, rifinito sul collo a lama.',
  },
  {
    name: 'Taglio Bambino',
    price: 20,
    duration: 30,
    description: 'Fino a 10 anni, con la stessa cura e un po’ più di pazienza.',
  },
  {
    name: 'Barba',
    price: 25,
    duration: 30,
    description: 'Panno caldo, modellatura e contorni a mano libera.',
  },
  {
    name: 'Taglio + Barba',
    price: 45,
    duration: 60,
    description:
      'Il servizio completo: un’ora in poltrona, dalla sfumatura al dopobarba. È il più richiesto dello studio.',
  },
  {
    name: 'Rifinitura Contorni',
    price: 10,
    duration: 15,
    description: 'Nuca, basette e contorno orecchie, per restare in ordine tra un taglio e l’altro.',
  },
  { name: 'Hair Tattoo base', price: 5, duration: 15, description: 'Una riga pulita o un segno semplice.' },
  { name: 'Hair Tattoo complesso', price: 10, duration: 30, description: 'Un motivo rasato a mano libera.' },
  { name: 'Tinta', price: 40, duration: 60, description: 'Colore uniforme o copertura dei primi bianchi.' },
  {
    name: 'Sopracciglia con Cera',
    price: 12,
    duration: 15,
    description: 'Forma netta che dura più a lungo.',
  },
  { name: 'Sopracciglia con Lama', price: 7, duration: 15, description: 'Una ripulita veloce e precisa.' },
]

export function defaultPrice(name: string): number {
  const service = defaultServices.find((entry) => entry.name === name)
  if (!service) throw new Error(`No default service is called ${name}`)
  return service.price
}

export type PriceLine = {
  name: string
  note?: string
  /** CHF */
  price: number
  from?: boolean
}

/** 'Listino prezzi', the site's static price list. It takes its amounts from the default services. */
export const priceList: readonly PriceLine[] = [
  { name: 'Taglio', price: defaultPrice('Taglio') },
  { name: 'Taglio Bambino', price: defaultPrice('Taglio Bambino'), note: 'Fino a 10 anni' },
  { name: 'Barba', price: defaultPrice('Barba') },
  { name: 'Taglio + Barba', price: defaultPrice('Taglio + Barba') },
  { name: 'Rifinitura Contorni', price: defaultPrice('Rifinitura Contorni') },
  {
    name: 'Hair Tattoo',
    price: defaultPrice('Hair Tattoo base'),
    from: true,
    note: `da CHF ${defaultPrice('Hair Tattoo base')} (base) o ${defaultPrice('Hair Tattoo complesso')} (complesso)`,
  },
  { name: 'Tinta', price: defaultPrice('Tinta') },
  { name: 'Sopracciglia con Cera', price: defaultPrice('Sopracciglia con Cera') },
  { name: 'Sopracciglia con Lama', price: defaultPrice('Sopracciglia con Lama') },
]
