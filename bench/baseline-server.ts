import Fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 })
const app = Fastify()
app.get<{ Querystring: { barberId: string; date: string } }>('/bookings', async ({ query }) => {
  const { rows } = await pool.query({
    name: 'barber-day',
    text: `SELECT start_minute, duration_minutes FROM appointments
      WHERE barber_id = $1 AND shop_day = $2 AND status <> 'cancelled'`,
    values: [query.barberId, query.date],
  })
  return rows
})
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.send?.('ready')
