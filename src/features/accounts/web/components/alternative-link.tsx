import { Link, useLocation } from 'react-router'

import styles from './form.module.css'

type Props = { question: string; to: string; label: string }

export function AlternativeLink({ question, to, label }: Props) {
  const { state } = useLocation()
  return (
    <p>
      <span>{question}</span>{' '}
      <Link to={to} state={state} className={styles['link']}>
        {label}
      </Link>
    </p>
  )
}
