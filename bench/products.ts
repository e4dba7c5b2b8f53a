import pg from 'pg'

import { type Figure, round } from './figure.ts'
import { loadReads, loadWrites } from './load.ts'
import { startServer } from './servers.ts'

const seconds = 5
const goal = 50
const count = 5000
const orders = 1000

const words = ['cera', 'barba', 'olio', 'forte', 'menta', 'shampoo', 'cedro', 'opaca', 'lama', 'legno']
const categories = ['wax', 'beard_care', 'shampoo', 'tools', 'aftershave', 'styling']

export async function* benchProducts(databaseUrl: string): AsyncGenerator<Figure> {
  const ids = await fillShelf(databaseUrl)
  const shop = await startServer('shop-server.ts', 4511, {
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_SCALE: '1000000',
  })
  try {
    const word = (n: number) => words[n % words.length] ?? ''
    for (const [what, filter] of [
      ['GET 50 of 5,000 products', (n: number) => `page=${(n % 100) + 1}`],
      [
        'GET the products of a category, of 5,000',
        (n: number) => `category=${categories[n % categories.length] ?? ''}`,
      ],
      [
        'GET a search for two words in 5,000 products',
        (n: number) => `search=${word(n)}%20${word(n * 7 + 3)}`,
      ],
    ] as const)
      yield figure(what, await reads(shop.url, (n) => `/api/products?limit=50&${filter(n)}`))
    const placed = await loadWrites(
      `${shop.url}/api/orders`,
      Array.from({ length: orders }, (_, n) => orderOf(ids, n)),
    )
    yield {
      what: 'POST an order of two products with its mails, 10 connections',
      measured: `${round(placed.perSecond)} orders/s, p99 ${round(placed.p99)} ms, ${placed.failures} failures`,
      against: '–',
      goal: 'p99 ≤ 100 ms, no failure',
      met: placed.p99 <= 100 && placed.failures === 0,
    }
  } finally {
    await shop.stop()
  }
}

async function reads(url: string, path: (n: number) => string) {
  await loadReads(url, path, 1, 1)
  return await loadReads(url, path, seconds, 1)
}

function figure(what: string, { mean, p95, failures }: Awaited<ReturnType<typeof loadReads>>): Figure {
  return {
    what,
    measured: `mean ${round(mean, 1)} ms, p97.5 ${round(p95)} ms, ${failures} failures`,
    against: '–',
    goal: `< ${goal} ms`,
    met: p95 < goal && failures === 0,
  }
}

async function fillShelf(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO products (name, brand, description, category, price_centimes, quantity, is_featured, created_at, updated_at)
     SELECT initcap(($1::text[])[n % 10 + 1] || ' ' || ($1::text[])[n / 10 % 10 + 1]) || ' ' || n, 'Marca ' || n % 40,
       'Un prodotto à la page per ' || ($1::text[])[n / 100 % 10 + 1] || ', ' || repeat('con parole che nessuno cerca, ', 8),
       ($2::text[])[n % 6 + 1], 500 + n % 90 * 50, 100000, n % 100 = 0, now(), now()
     FROM generate_series(1, $3::int) n RETURNING id`,
    [words, categories, count],
  )
  await client.query('VACUUM ANALYZE products')
  await client.end()
  return rows.map(({ id }) => id)
}

function orderOf(ids: readonly string[], n: number) {
  const item = (place: number) => ({ productId: ids[place % ids.length], quantity: 1 })
  return {
    items: [item(n * 3), item(n * 7 + 1)],
    customerDetails: {
      name: 'Ada Neri',
      email: `ada${n}@bench.test`,
      phone: '079 123 45 67',
      address: 'Via Nassa 5',
      postalCode: '6900',
      city: 'Lugano',
    },
  }
}
