import { type ComponentProps, createElement, type Ref, useId } from 'react'

import styles from './plain-field.module.css'

type Labelled = {
  label: string
  note?: string | undefined
}

function plain<Tag extends 'input' | 'textarea' | 'select'>(tag: Tag) {
  return function Field({ label, note, ...field }: ComponentProps<Tag> & Labelled) {
    const id = useId()
    return (
      <label className={styles['field']} htmlFor={id}>
        <span>
          <span>{label}</span> {note && <small>{note}</small>}
        </span>
        {createElement<object>(tag, { id, ...field })}
      </label>
    )
  }
}

// For the pages that do without the component library.
export const PlainField = plain('input')
export const PlainArea = plain('textarea')
export const PlainSelect = plain('select')

export function TrapField({ label, ref }: { label: string; ref: Ref<HTMLInputElement> }) {
  return (
    <div className="away" aria-hidden="true">
      <label>
        <span>{label}</span>
        <input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
