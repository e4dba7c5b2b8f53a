import type { ProductCategory } from '#features/products/products.rules.ts'
import { recordFirstStock } from '#features/products/server/stock-table.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { chfToCentimes } from '#shared/money.ts'

type DemoProduct = {
  name: string
  brand: string
  category: ProductCategory
  /** CHF */
  price: number
  quantity: number
  picture: string
  description: string
  isFeatured?: true
  isActive?: false
}

const products: readonly DemoProduct[] = [
  {
    name: 'Cera opaca, tenuta forte',
    brand: 'F4DEZONE',
    category: 'wax',
    price: 24,
    quantity: 36,
    picture: 'cera',
    isFeatured: true,
    description:
      'La cera che usiamo in poltrona per i tagli corti e mossi. Fissa senza lucidare, si rimodella con le dita per tutta la giornata e va via con un solo shampoo.',
  },
  {
    name: 'Olio da barba al cedro',
    brand: 'Officina Ceresio',
    category: 'beard_care',
    price: 28,
    quantity: 4,
    picture: 'olio',
    description:
      'Olio di jojoba e mandorla con essenza di cedro. Tre gocce sulla barba ancora umida la ammorbidiscono e calmano la pelle che tira. Flacone con contagocce, 30 ml.',
  },
  {
    name: 'Shampoo rinforzante',
    brand: 'F4DEZONE',
    category: 'shampoo',
    price: 22,
    quantity: 28,
    picture: 'shampoo',
    description:
      'Shampoo per l’uso quotidiano con caffeina e ortica, pensato per i capelli fini. Pulisce senza seccare la cute e lascia i capelli più corposi. Flacone con dosatore, 250 ml.',
  },
  {
    name: 'Balsamo leggero alla menta',
    brand: 'F4DEZONE',
    category: 'conditioner',
    price: 19.5,
    quantity: 22,
    picture: 'balsamo',
    description:
      'Districa i capelli medi e lunghi senza appesantirli. Si lascia agire due minuti e si risciacqua: resta una sensazione di fresco e i ricci tornano definiti.',
  },
  {
    name: 'Pomata lucida all’acqua',
    brand: 'Bottega Brè',
    category: 'pomade',
    price: 26,
    quantity: 18,
    picture: 'pomata',
    description:
      'Per la riga laterale e i tagli classici: brillantezza piena e tenuta media. È a base d’acqua, quindi si pettina di nuovo quando serve e si lava facilmente. Scatoletta di latta, 100 ml.',
  },
  {
    name: 'Gel extra forte',
    brand: 'Bottega Brè',
    category: 'gel',
    price: 16,
    quantity: 31,
    picture: 'gel',
    description:
      'Tenuta forte fino a sera, effetto bagnato, nessun residuo bianco. Ne basta una noce sui capelli umidi. Tubetto da 75 ml, comodo anche in viaggio.',
  },
  {
    name: 'Dopobarba mentolato',
    brand: 'Officina Ceresio',
    category: 'aftershave',
    price: 26,
    quantity: 0,
    picture: 'dopobarba',
    description:
      'Il fresco che sentite dopo la rasatura in studio. Mentolo e amamelide chiudono i pori e spengono il rossore, con poco alcol. Flacone in vetro, 100 ml.',
  },
  {
    name: 'Colonia agrumi e vetiver',
    brand: 'Officina Ceresio',
    category: 'cologne',
    price: 58,
    quantity: 5,
    picture: 'colonia',
    description:
      'Bergamotto e limone in apertura, vetiver e legno secco in fondo. Una colonia asciutta, che accompagna senza coprire. Flacone sfaccettato con spruzzatore, 100 ml.',
  },
  {
    name: 'Pennello da barba',
    brand: 'Lama & Noce',
    category: 'tools',
    price: 39,
    quantity: 14,
    picture: 'pennello',
    description:
      'Ciuffo sintetico morbido che monta la schiuma in pochi giri e asciuga in fretta. Il manico in legno tornito è fatto per stare in piedi da solo. Adatto a tutti i saponi.',
  },
  {
    name: 'Pettine a doppio passo',
    brand: 'Lama & Noce',
    category: 'tools',
    price: 14,
    quantity: 45,
    picture: 'pettine',
    description:
      'Denti larghi per districare, denti fitti per rifinire. È tagliato e lucidato a mano, perciò non strappa e non elettrizza i capelli. Sta nella tasca della giacca.',
  },
  {
    name: 'Rasoio a mano libera',
    brand: 'Lama & Noce',
    category: 'tools',
    price: 79,
    quantity: 3,
    picture: 'rasoio',
    description:
      'Lama in acciaio al carbonio, già affilata sulla coramella, e guancette in legno scuro. Chiedeteci di mostrarvi l’inclinazione giusta: dopo due lezioni la mano è sicura.',
  },
  {
    name: 'Forbici da rifinitura',
    brand: 'Lama & Noce',
    category: 'tools',
    price: 64,
    quantity: 12,
    picture: 'forbici',
    isFeatured: true,
    description:
      'Cinque pollici e mezzo, lame sottili per baffi, contorni e punte. La vite si regola con una moneta e il taglio resta silenzioso. Con custodia morbida.',
  },
  {
    name: 'Macchinetta tagliacapelli',
    brand: 'F4DEZONE',
    category: 'tools',
    price: 119,
    quantity: 11,
    picture: 'macchinetta',
    isActive: false,
    description:
      'Motore silenzioso, lama in acciaio e sei rialzi da 1,5 a 12 mm. La leva laterale regola la sfumatura di mezzo millimetro alla volta. Due anni di garanzia.',
  },
  {
    name: 'Spazzola ovale da barba',
    brand: 'Lama & Noce',
    category: 'accessories',
    price: 21,
    quantity: 26,
    picture: 'spazzola',
    description:
      'Setole fitte e rigide al punto giusto, in un dorso di faggio che riempie il palmo. Distribuisce l’olio e mette in ordine la barba in dieci passate.',
  },
  {
    name: 'Sapone da barba in ciotola',
    brand: 'Bottega Brè',
    category: 'beard_care',
    price: 32,
    quantity: 17,
    picture: 'sapone',
    description:
      'Sapone denso al burro di karité in una ciotola di legno con coperchio. Con il pennello umido fa una schiuma compatta, che regge fino all’ultima passata. Dura circa quattro mesi; il pennello è a parte.',
  },
  {
    name: 'Asciugamani per panno caldo, tre pezzi',
    brand: 'F4DEZONE',
    category: 'accessories',
    price: 34.5,
    quantity: 20,
    picture: 'asciugamani',
    description:
      'Gli stessi asciugamani di cotone pesante che scaldiamo in studio. Bagnati e avvolti sul viso per due minuti, preparano la barba alla lama. Si lavano a 60 gradi.',
  },
  {
    name: 'Set regalo Barba completa',
    brand: 'F4DEZONE',
    category: 'gift_sets',
    price: 89,
    quantity: 13,
    picture: 'set-regalo',
    isFeatured: true,
    description:
      'Sapone in ciotola, pennello e spazzola ovale, in una scatola rigida già pronta con il fiocco. Il biglietto lo scriviamo noi a mano, se ci dite che cosa metterci.',
  },
]

const shelved = 90 * 24 * 60 * 60 * 1000

export async function seedDemoProducts(transaction: Transaction, now: Date): Promise<void> {
  const at = new Date(now.getTime() - shelved)
  for (const { name, brand, category, price, quantity, picture, ...product } of products) {
    const { id } = await transaction.db
      .insertInto('products')
      .values({
        name,
        brand,
        category,
        description: product.description,
        price_centimes: chfToCentimes(price),
        image_url: `/demo/prodotto-${picture}.svg`,
        is_active: product.isActive ?? true,
        is_featured: product.isFeatured ?? false,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordFirstStock(transaction, id, { quantity, actorName: null, now: at })
  }
}
