import styles from './panel-head.module.css'

type Props = { title: string; lead: string }

export function PanelHead({ title, lead }: Props) {
  return (
    <div className={styles['head']}>
      <h2 className="d2">{title}</h2>
      <p className="lead">{lead}</p>
    </div>
  )
}
