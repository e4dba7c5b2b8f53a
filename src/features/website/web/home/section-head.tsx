import styles from './section-head.module.css'

type Props = { title: string; lead?: string }

export function SectionHead({ title, lead }: Props) {
  return (
    <div className={styles['head']}>
      <h2 className="d2">{title}</h2>
      {lead && <p className="lead">{lead}</p>}
    </div>
  )
}
