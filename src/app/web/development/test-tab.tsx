import { Button } from '@mantine/core'
import { IconFlask } from '@tabler/icons-react'
import { useEffect, useState } from 'react'

import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { toasts } from '#ui/feedback/toasts.ts'

import { LimitStates } from './limit-states.tsx'

import styles from './test-tab.module.css'

export default function TestTab() {
  const [loading, setLoading] = useState<string | null>(null)
  const toggleLoading = () => {
    if (loading !== null) toasts.dismiss(loading)
    setLoading(loading === null ? toasts.loading('Caricamento in corso...') : null)
  }
  return (
    <div className={styles['tab']}>
      <h1 className="d3">Test</h1>
      <section className="row" aria-label="Toast">
        <Button onClick={() => toasts.success('Modifiche salvate con successo!')}>Successo</Button>
        <Button onClick={() => toasts.error('Errore di connessione')}>Errore</Button>
        <Button onClick={() => toasts.blank('Nuovo appuntamento')}>Neutro</Button>
        <Button onClick={toggleLoading}>{loading === null ? 'Caricamento' : 'Fine caricamento'}</Button>
      </section>
      <Notice
        kind="error"
        message="Errore nel caricamento dei dati"
        onRetry={() => toasts.blank('Riprova')}
      />
      <EmptyState
        icon={<IconFlask size={28} stroke={1.75} />}
        title="Nessun dato"
        text="Così appare una schermata vuota."
      />
      <FadeSkeleton block height={120} />
      <LimitStates />
      <Mails />
    </div>
  )
}

function Mails() {
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    void fetch('/dev/mails')
      .then(async (response) => setNames((await response.json()) as string[]))
      .catch(() => setNames([]))
  }, [])
  return (
    <section aria-label="Email">
      <h2 className="d4">Email</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`/dev/mails/${name}`} target="_blank" rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
