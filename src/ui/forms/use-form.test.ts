// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'

import { givenPage } from '#tests/support/given-page.ts'

import { HttpError } from '../http/http-client.ts'
import { useForm } from './use-form.ts'

const schema = z
  .object({ name: z.string().trim().min(1, 'Il nome manca'), email: z.string(), again: z.string() })
  .refine(({ email, again }) => email === again, { path: ['again'], error: 'Le email sono diverse' })
const initialValues = { name: '', email: 'a@b.ch', again: '' }
const taken = new HttpError(409, { code: 'EMAIL_TAKEN', message: 'Email già registrata' })

const send = vi.fn<(values: z.infer<typeof schema>) => void>()
const { page, draw } = givenPage()

type Options = { error?: Error | null; within?: string }

function Probe({ error = null, within }: Options) {
  const fieldOfCode = { EMAIL_TAKEN: 'email' }
  const form = useForm({ schema, initialValues, onSubmit: send, error, fieldOfCode, within })
  const field = (name: keyof typeof initialValues) => {
    const { defaultValue, onChange, error: sentence } = form.getInputProps(name)
    const shown = { 'aria-invalid': Boolean(sentence), title: sentence }
    return createElement('input', { key: form.key(name), name, defaultValue, onChange, ...shown })
  }
  return createElement('form', form.props, field('name'), field('email'), field('again'))
}

const show = (error?: Error) => draw(createElement(Probe, { error: error ?? null }))
const input = (name: string) => page.querySelector<HTMLInputElement>(`[name=${name}]`)
const sentences = () => [...page.querySelectorAll('input')].map(({ title }) => title).filter(Boolean)
const submit = () =>
  act(async () => page.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true })))
const type = (name: string, text: string) =>
  act(async () => {
    const field = input(name)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })

beforeEach(() => {
  send.mockReset()
})
afterEach(() => vi.unstubAllGlobals())

it('shows all errors and focuses the first field', async () => {
  await show()
  await submit()
  expect(sentences()).toEqual(['Il nome manca', 'Le email sono diverse'])
  expect(document.activeElement).toBe(input('name'))
  expect(send).not.toHaveBeenCalled()
})

it('removes an error when its field is corrected and sends the parsed values', async () => {
  await show()
  await submit()
  await type('name', ' Chiara ')
  expect(sentences()).toEqual(['Le email sono diverse'])
  await type('again', 'a@b.ch')
  await submit()
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Chiara', email: 'a@b.ch', again: 'a@b.ch' })
})

it('shows a server error at its field, once per failure', async () => {
  await show(taken)
  await vi.waitFor(() => expect(document.activeElement).toBe(input('email')))
  expect(sentences()).toEqual(['Email già registrata'])
  await type('email', 'b@b.ch')
  await show(taken)
  expect(sentences()).toEqual([])
})

it('shows server errors of the given part of the body', async () => {
  const errors = { 'customerDetails.email': 'Email non valida', name: 'Altro nome' }
  await draw(createElement(Probe, { error: new HttpError(400, { errors }), within: 'customerDetails' }))
  await vi.waitFor(() => expect(document.activeElement).toBe(input('email')))
  expect(sentences()).toEqual(['Email non valida'])
})

it('focuses the field even when the next frame is drawn at once', async () => {
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => draw(0))
  await show(taken)
  expect(document.activeElement).toBe(input('email'))
})
