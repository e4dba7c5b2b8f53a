import { IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useId, useState } from 'react'

import { useBarbersLimit } from '#features/plans/web/use-barbers-limit.ts'
import { useUpgradePath } from '#features/plans/web/use-upgrade-path.ts'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { PanelScreen } from '#ui/screens/panel-screen.tsx'
import { RowList } from '#ui/screens/row-list.tsx'
import { useAddForm } from '#ui/screens/use-add-form.tsx'

import { barbersTabTexts as texts } from '../barbers-screens.it.ts'
import { AddBarberForm } from './admin/add-barber-form.tsx'
import { BarberItem } from './admin/barber-item.tsx'
import { DeleteBarberDialog } from './admin/delete-barber-dialog.tsx'
import { EditBarberDialog } from './admin/edit-barber-dialog.tsx'
import { staffBarbersQuery } from './barber-queries.ts'

import styles from './admin/barbers-tab.module.css'

const BarbersUsage = lazy(() => import('#features/plans/web/barbers-usage.tsx'))

type Open = { what: 'edit' | 'remove'; id: string } | null

export default function BarbersTab() {
  const barbers = useQuery(staffBarbersQuery)
  const limit = useBarbersLimit()
  const limitId = useId()
  const upgradePath = useUpgradePath()
  const { opener, close, withForm } = useAddForm({
    add: texts.add,
    close: texts.close,
    place: 'above',
    blockedBy: limit.isFull ? limitId : undefined,
  })
  const [open, setOpen] = useState<Open>(null)
  const shown = barbers.data?.find(({ _id }) => _id === open?.id)
  return (
    <PanelScreen
      title={texts.title}
      tools={
        <>
          {barbers.data && (
            <p className="dim num">
              {texts.count(barbers.data.filter(({ isActive }) => isActive).length, barbers.data.length)}
            </p>
          )}
          {!limit.hasFailed && opener}
        </>
      }
    >
      <Suspense fallback={<FadeSkeleton block height={52} />}>
        <BarbersUsage
          id={limitId}
          usage={limit.usage}
          hasFailed={limit.hasFailed}
          upgradePath={upgradePath}
          onRetry={limit.retry}
        />
      </Suspense>
      {withForm(
        <RowList query={barbers} rows={barbers.data} icon={IconUsers} texts={texts.list} height={280}>
          {(rows) => (
            <ul className={styles['list']} aria-label={texts.list.label}>
              {rows.map((barber) => (
                <BarberItem
                  key={barber._id}
                  barber={barber}
                  onEdit={() => setOpen({ what: 'edit', id: barber._id })}
                  onRemove={() => setOpen({ what: 'remove', id: barber._id })}
                />
              ))}
            </ul>
          )}
        </RowList>,
        <AddBarberForm onClose={close} />,
      )}
      {shown && open?.what === 'edit' && <EditBarberDialog barber={shown} onClose={() => setOpen(null)} />}
      {shown && open?.what === 'remove' && (
        <DeleteBarberDialog barber={shown} onClose={() => setOpen(null)} />
      )}
    </PanelScreen>
  )
}
