import styles from './segments.module.css'

type Props<Value extends string> = {
  label: string
  choices: Readonly<Record<Value, string>>
  chosen: Value
  onChoose: (value: Value) => void
  className?: string | undefined
}

export function Segments<Value extends string>(props: Props<Value>) {
  const { label, choices, chosen, onChoose, className = '' } = props
  return (
    <div className={`${styles['segments']} ${className}`} role="group" aria-label={label}>
      {valuesOf(choices).map((value) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {choices[value]}
        </button>
      ))}
    </div>
  )
}

function valuesOf<Value extends string>(choices: Readonly<Record<Value, string>>): Value[] {
  return Object.keys(choices).filter((key): key is Value => Object.hasOwn(choices, key))
}
