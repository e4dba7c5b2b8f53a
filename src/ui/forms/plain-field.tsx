import { type ComponentProps, type ReactNode, type Ref, useId } from 'react'

import styles from './plain-field.module.css'

type Labelled = {
  label: string
  /** Beside the label, as '(facoltativo)'. */
  note?: string | undefined
}

/** Fields for the pages that do without the component library. */
export function PlainField({ label, note, ...input }: ComponentProps<'input'> & Labelled) {
  const id = useId()
  return (
    <Label id={id} label={label} note={note}>
      <input id={id} {...input} />
    </Label>
  )
}

export function PlainArea({ label, note, ...area }: ComponentProps<'textarea'> & Labelled) {
  const id = useId()
  return (
    <Label id={id} label={label} note={note}>
      <textarea id={id} {...area} />
    </Label>
  )
}

export function PlainSelect({ label, note, ...select }: ComponentProps<'select'> & Labelled) {
  const id = useId()
  return (
    <Label id={id} label={label} note={note}>
      <select id={id} {...select} />
    </Label>
  )
}

function Label({ id, label, note, children }: Labelled & { id: string; children: ReactNode }) {
  return (
    <label className={styles['field']} htmlFor={id}>
      <span>
        {label} {note && <small>{note}</small>}
      </span>
      {children}
    </label>
  )
}

/** People neither see nor reach this field; whoever fills it in is a robot. */
export function TrapField({ label, ref }: { label: string; ref: Ref<HTMLInputElement> }) {
  return (
    <div className="away" aria-hidden="true">
      <label>
        {label}
        <input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
