import { IconMessageCircle } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

import { useSession } from '#features/accounts/web/session-store.ts'
import { pages } from '#shared/pages.ts'
import { QuietBoundary } from '#ui/feedback/quiet-boundary.tsx'
import { useFootBarHeight, useIsFootTaken } from '#ui/prompts/prompt-turns.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import { assistantScreenTexts as texts } from '../assistant-screens.it.ts'
import { useCloseOnBack } from './use-chat-entry.ts'
import { useUnobstructedOffset } from './use-unobstructed-offset.ts'

import styles from './assistant.module.css'

const fetchWindow = () => lazy(() => import('./window/chat-window.tsx'))

type View = 'closed' | 'open' | 'minimised'

const quietPaths: readonly string[] = [pages.orderSlip.path, pages.paymentReturn.path]

export default function Assistant() {
  const { pathname } = useLocation()
  const { status, user } = useSession()
  const isFootTaken = useIsFootTaken()
  const barHeight = useFootBarHeight()
  const [view, setView] = useState<View>('closed')
  const [{ ChatWindow, attempt }, setFetching] = useState(() => ({ ChatWindow: fetchWindow(), attempt: 0 }))
  const launcher = useRef<HTMLButtonElement>(null)
  const place = useUnobstructedOffset(launcher)
  const isBackAtLauncher = useRef(false)
  useEffect(() => {
    if (view === 'open' || !isBackAtLauncher.current) return
    isBackAtLauncher.current = false
    launcher.current?.focus()
  }, [view])

  const close = (next: View) => {
    isBackAtLauncher.current = true
    setView(next)
  }
  const entry = useCloseOnBack(view === 'open', () => close('closed'))
  const leave = (next: View) => {
    close(next)
    entry.leave()
  }
  const open = () => {
    setView('open')
    entry.enter()
  }
  if (quietPaths.includes(pathname)) return null
  return (
    <section
      aria-label={texts.region}
      className={styles['assistant']}
      data-view={view}
      data-foot-taken={isFootTaken}
      style={{ ['--prompt-bar' as string]: `${barHeight}px` }}
    >
      {view !== 'open' && (
        <button
          ref={launcher}
          type="button"
          className={styles['launcher']}
          data-hidden={place === null}
          style={{ transform: `translateY(${-(place ?? 0)}px)` }}
          aria-label={view === 'minimised' ? texts.restore : texts.open}
          onClick={open}
        >
          <IconMessageCircle size={22} stroke={1.75} aria-hidden />
          {view === 'minimised' && <span>{texts.title}</span>}
        </button>
      )}
      {view !== 'closed' && (
        <QuietBoundary
          key={attempt}
          fallback={
            view === 'open' && (
              <NoWindow
                onRetry={() => setFetching({ ChatWindow: fetchWindow(), attempt: attempt + 1 })}
                onClose={() => leave('closed')}
              />
            )
          }
        >
          <Suspense fallback={view === 'open' && <WindowPlaceholder />}>
            <ChatWindow
              // Remounts on a change of user, so that one user's conversation never shows to another.
              key={user?._id ?? status}
              asker={user?.role ?? 'visitor'}
              page={pathname}
              isOpen={view === 'open'}
              onMinimise={() => leave('minimised')}
              onClose={() => leave('closed')}
              onLeave={() => setView('minimised')}
            />
          </Suspense>
        </QuietBoundary>
      )}
    </section>
  )
}

function NoWindow({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  return (
    <div className={styles['coming']}>
      <p role="alert">{texts.down}</p>
      <div className="row">
        <button type="button" {...buttonLook('filled', 'sm')} onClick={onRetry}>
          {texts.retry}
        </button>
        <button type="button" {...buttonLook('outline', 'sm')} onClick={onClose}>
          {texts.close}
        </button>
      </div>
    </div>
  )
}

function WindowPlaceholder() {
  return (
    <div className={styles['coming']}>
      <output>{texts.loading}</output>
    </div>
  )
}
