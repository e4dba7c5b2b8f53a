// @vitest-environment happy-dom
import { act, createElement, useEffect } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { z } from 'zod'

import { givenPage } from '#tests/support/given-page.ts'

import { useForm } from './use-form.ts'
import { useSavedForm } from './use-saved-form.ts'

const { draw } = givenPage()
let form: { getValues: () => { text: string }; setFieldValue: (name: 'text', text: string) => void }
let copy: ReturnType<typeof useSavedForm>

const schema = z.object({ text: z.string() })

function Probe({ saved, version }: { saved: string; version: string }) {
  const current = useForm({ schema, initialValues: { text: saved }, onSubmit: () => undefined })
  const currentCopy = useSavedForm(current, { text: saved }, version)
  useEffect(() => {
    form = current
    copy = currentCopy
  })
  return null
}

const read = (saved: string, version: string) => draw(createElement(Probe, { saved, version }))
const type = async (...values: string[]) => {
  for (const value of values) await act(async () => form.setFieldValue('text', value))
}
const shown = () => [form.getValues().text, copy.isChanged, copy.version]

beforeEach(() => read('a', '1'))

it('follows the read value while nothing is typed', async () => {
  await read('b', '2')
  expect(shown()).toEqual(['b', false, '2'])
})

it('keeps the typed value and takes the newest version while the base is unchanged', async () => {
  await type('mine')
  await read('a', '2')
  expect(shown()).toEqual(['mine', true, '2'])
})

it('keeps the typed value and its version when another user changes the base', async () => {
  await type('mine', 'mine, longer')
  await read('theirs', '2')
  expect(shown()).toEqual(['mine, longer', true, '1'])
  await act(async () => copy.discard())
  expect(shown()).toEqual(['theirs', false, '2'])
})

it('follows the read value again once the original is typed', async () => {
  await type('mine', 'a')
  await read('b', '2')
  expect(shown()).toEqual(['b', false, '2'])
  await type('mine')
  await read('b', '3')
  expect(shown()).toEqual(['mine', true, '3'])
})
