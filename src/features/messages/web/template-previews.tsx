import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { NativeSelect } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'

import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { RowList } from '#ui/screens/row-list.tsx'
import { useFilters } from '#ui/screens/use-filters.ts'

import { messagesScreenTexts } from '../messages-screens.it.ts'
import { usePreview, useTemplates } from './messages-queries.ts'
import { Preview } from './preview.tsx'

import styles from './template-previews.module.css'

const { preview: texts } = messagesScreenTexts

export function TemplatePreviews() {
  const [query, setFilters] = useFilters()
  const templates = useTemplates()
  const names = templates.data ?? []
  const chosen = names.find(({ name }) => name === query.get('template')) ?? names[0]
  const preview = usePreview(chosen?.name)
  return (
    <>
      <p className="dim">{texts.lead}</p>
      <RowList query={templates} rows={templates.data} icon={IconMail} texts={texts}>
        {(rows) => (
          <div className={styles['choice']}>
            <NativeSelect
              size="sm"
              label={texts.template}
              value={chosen?.name ?? ''}
              onChange={(event) => setFilters({ template: event.currentTarget.value })}
              data={rows.map(({ name, cause }) => ({ value: name, label: cause }))}
            />
          </div>
        )}
      </RowList>
      {chosen && preview.isPending && <FadeSkeleton block height={560} />}
      {preview.isError && (
        <Notice kind="error" message={texts.loadFailed} onRetry={() => void preview.refetch()} />
      )}
      {chosen && preview.data && (
        <Preview key={preview.data.name} preview={preview.data} cause={chosen.cause} />
      )}
    </>
  )
}
