import { expect, it } from 'vitest'

import { createSplitter } from './event-stream.ts'

it('puts the pieces of a stream together, however they are cut', () => {
  const stream =
    'retry: 3000\n\n: still here\n\ndata: {"a":1}\n\ndata: first\ndata: second\n\ndata:whole\r\n\r\n'
  for (const size of [1, 2, 7, stream.length]) {
    const split = createSplitter()
    const messages: string[] = []
    for (let at = 0; at < stream.length; at += size) messages.push(...split(stream.slice(at, at + size)))
    expect(messages).toEqual(['{"a":1}', 'first\nsecond', 'whole'])
  }
})
