import styles from './facts.module.css'

type Props = { facts: readonly (readonly [name: string, value: string])[] }

export function Facts({ facts }: Props) {
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
