import { Button } from '@mantine/core'
import { IconPlus, IconUsers, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { PanelScreen } from '#ui/screens/panel-screen.tsx'

import { barbersTabTexts as texts } from '../../barbers-screens.it.ts'
import { staffBarbersQuery } from '../queries/barber-queries.ts'
import { AddBarberForm } from './add-barber-form.tsx'
import { BarberItem } from './barber-item.tsx'
import { DeleteBarberDialog } from './delete-barber-dialog.tsx'
import { EditBarberDialog } from './edit-barber-dialog.tsx'

import styles from './barbers-tab.module.css'

type Open = { what: 'edit' | 'remove'; id: string } | null

/** The people who work here: added, changed, switched off and removed by the owner. */
export default function BarbersTab() {
  const barbers = useQuery(staffBarbersQuery)
  const [isAdding, setIsAdding] = useState(false)
  const [open, setOpen] = useState<Open>(null)
  const shown = barbers.data?.find(({ _id }) => _id === open?.id)
  const AddIcon = isAdding ? IconX : IconPlus
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
          <Button
            size="sm"
            variant={isAdding ? 'outline' : 'filled'}
            aria-expanded={isAdding}
            leftSection={<AddIcon size={18} stroke={1.75} aria-hidden />}
            onClick={() => setIsAdding(!isAdding)}
          >
            {isAdding ? texts.close : texts.add}
          </Button>
        </>
      }
    >
      {isAdding && <AddBarberForm onClose={() => setIsAdding(false)} />}
      {barbers.isError && !barbers.data && (
        <Notice kind="error" message={texts.errors.load} onRetry={() => void barbers.refetch()} />
      )}
      {barbers.isPending && <FadeSkeleton block height={280} />}
      {barbers.data?.length === 0 && (
        <EmptyState
          icon={<IconUsers size={26} stroke={1.75} />}
          title={texts.list.empty}
          text={texts.list.emptyHint}
        />
      )}
      {barbers.data && barbers.data.length > 0 && (
        <ul className={styles['list']} aria-label={texts.list.label}>
          {barbers.data.map((barber) => (
            <BarberItem
              key={barber._id}
              barber={barber}
              onEdit={() => setOpen({ what: 'edit', id: barber._id })}
              onRemove={() => setOpen({ what: 'remove', id: barber._id })}
            />
          ))}
        </ul>
      )}
      {shown && open?.what === 'edit' && <EditBarberDialog barber={shown} onClose={() => setOpen(null)} />}
      {shown && open?.what === 'remove' && (
        <DeleteBarberDialog barber={shown} onClose={() => setOpen(null)} />
      )}
    </PanelScreen>
  )
}
