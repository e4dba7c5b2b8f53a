import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'

import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { SaveBar } from '#ui/forms/save-bar.tsx'
import { useLeaveQuestion } from '#ui/overlays/use-leave-question.tsx'
import { PanelScreen } from '#ui/screens/panel-screen.tsx'

import { settingsScreenTexts as texts } from '../settings-screens.it.ts'
import type { AdminSettings } from '../settings.contract.ts'
import { AccountsCard } from './cards/accounts-card.tsx'
import { BookingCard } from './cards/booking-card.tsx'
import { HoursCard } from './cards/hours-card.tsx'
import { LinksCard } from './cards/links-card.tsx'
import { MessagesCard } from './cards/messages-card.tsx'
import { ShopCard } from './cards/shop-card.tsx'
import { ChannelsCard } from './channels-card.tsx'
import { settingsQuery } from './settings-queries.ts'
import { useSettingsForm } from './use-settings-form.ts'

import styles from './settings.module.css'

const stepNames: Readonly<Partial<Record<string, string>>> = texts.cleanUpSteps
const nameOfStep = (step: string) => stepNames[step] ?? step

export default function SettingsTab() {
  const settings = useQuery(settingsQuery)
  return (
    <PanelScreen title={texts.title}>
      {settings.isPending && <Loading />}
      {settings.isError && !settings.data && (
        <Notice kind="error" message={texts.loadFailed} onRetry={() => void settings.refetch()} />
      )}
      {settings.data && settings.data.overdueCleanUp.length > 0 && (
        <Notice kind="error" message={texts.cleanUpOverdue(settings.data.overdueCleanUp.map(nameOfStep))} />
      )}
      {settings.data && <Settings settings={settings.data} />}
    </PanelScreen>
  )
}

function Settings({ settings }: { settings: AdminSettings }) {
  const { form, ...state } = useSettingsForm(settings)
  const leaveQuestion = useLeaveQuestion(state.isChanged, texts.leaveQuestion)
  return (
    <form {...form.props} className={styles['form']} aria-label={texts.title}>
      <div className={styles['cards']}>
        <ShopCard form={form} timeZone={settings.timeZone} />
        <ChannelsCard channels={settings.channels} timeZone={settings.timeZone} />
        <HoursCard form={form} name="openingHours" />
        <HoursCard form={form} name="contactHours" />
        <BookingCard form={form} />
        <MessagesCard form={form} />
        <LinksCard form={form} />
        <AccountsCard form={form} />
      </div>
      <SaveBar texts={texts} saving={state}>
        {state.isOvertaken && (
          <Notice
            kind="error"
            message={texts.overtaken}
            action={
              <Button variant="outline" size="sm" onClick={state.keepMine}>
                {texts.keepMine}
              </Button>
            }
          />
        )}
      </SaveBar>
      {leaveQuestion}
    </form>
  )
}

function Loading() {
  return (
    <div className={styles['cards']}>
      {['salone', 'canali', 'apertura', 'contatto'].map((place) => (
        <FadeSkeleton key={place} block height={440} />
      ))}
    </div>
  )
}
