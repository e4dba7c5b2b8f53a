import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { maxMessageLength } from '#features/assistant/assistant.rules.ts'

import { type Figure, median, quantile, round } from './figure.ts'
import { startServer } from './servers.ts'

const goal = 100
const file = '../src/features/assistant/server/matching/questions/tuning.txt'

export async function* benchAssistant(databaseUrl: string): AsyncGenerator<Figure> {
  const lines = (await readFile(join(import.meta.dirname, file), 'utf8')).split('\n').filter(Boolean)
  const questions = lines.map((line) => line.split(' | ').slice(2).join(' | '))
  const shop = await startServer('shop-server.ts', 4512, {
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_SCALE: '1000000',
  })
  try {
    for (const question of questions.slice(0, 20)) await ask(shop.url, question)
    const long = 'quando posso prenotare un appuntamento '.repeat(30).slice(0, maxMessageLength)
    yield await figure(`POST a question to the assistant, ${questions.length} of them`, shop.url, questions)
    yield await figure(`POST ${maxMessageLength} characters to the assistant`, shop.url, Array(50).fill(long))
  } finally {
    await shop.stop()
  }
}

async function figure(what: string, url: string, questions: readonly string[]): Promise<Figure> {
  const times: number[] = []
  for (const question of questions) times.push(await ask(url, question))
  const p95 = quantile(times, 0.95)
  return {
    what,
    measured: `median ${round(median(times))} ms, p95 ${round(p95)} ms`,
    against: '–',
    goal: `< ${goal} ms`,
    met: p95 < goal,
  }
}

async function ask(url: string, message: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(`${url}/api/chatbot/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  })
  await response.json()
  if (response.status !== 200) throw new Error(`The assistant answers with ${response.status}`)
  return performance.now() - started
}
