import { pageMeta } from '#features/settings/web/page-meta.ts'
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import { privacySections, privacyTexts as texts, type Section, type Table } from '../privacy.it.ts'
import { LegalPage } from './legal-page.tsx'

import styles from './privacy-policy.module.css'

export const meta = () => pageMeta(texts)

export default function PrivacyPolicyPage() {
  const sections = privacySections(usePublicSettings())
  return (
    <LegalPage title={texts.title} lead={texts.lead} home={texts.home}>
      <div className={styles['columns']}>
        <nav className={styles['contents']} aria-label={texts.contents}>
          <h2>{texts.contents}</h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
          <button type="button" {...buttonLook('outline', 'sm')} onClick={() => window.print()}>
            {texts.print}
          </button>
        </nav>
        <div className={styles['text']}>
          <p className="dim">{texts.updated}</p>
          {sections.map((section) => (
            <Part key={section.id} {...section} />
          ))}
        </div>
      </div>
    </LegalPage>
  )
}

function Part({ id, title, paragraphs, list, table }: Section) {
  const [first, ...others] = paragraphs ?? []
  return (
    <section id={id} className={styles['part']} aria-labelledby={`${id}-titolo`}>
      <h2 id={`${id}-titolo`} className="d3">
        {title}
      </h2>
      {first && <p>{first}</p>}
      {table && <Rows {...table} />}
      {others.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list && (
        <ul>
          {list.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Rows({ head, rows }: Table) {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([what = '', ...others]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            {others.map((cell, index) => (
              <td key={head[index + 1]} data-label={head[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
