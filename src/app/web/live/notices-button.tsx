import { IconBell, IconBellOff } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'

import { instantNames } from '#shared/italian-moments.ts'
import { pages, type PanelPath } from '#shared/pages.ts'
import { useDisclosure } from '#ui/overlays/use-disclosure.ts'

import { panelTexts } from '../../panels.it.ts'
import { currentNotices, noNotices, seeNotices, subscribeToNotices } from './live-notices.ts'

import drop from '#ui/overlays/drop-menu.module.css'
import place from '../panels/panel-menu.module.css'
import styles from './notices-button.module.css'

const { live: texts } = panelTexts

type Props = {
  panel: PanelPath
}

export function NoticesButton({ panel }: Props) {
  const { notices, unseen, stream } = useSyncExternalStore(
    subscribeToNotices,
    currentNotices,
    () => noNotices,
  )
  const { isOpen, toggle, close, root } = useDisclosure()
  const isLost = stream === 'lost'
  const Icon = isLost ? IconBellOff : IconBell
  const dayPath = (date: string) =>
    panel === pages.admin.path
      ? `?tab=appointments&view=day&date=${date}`
      : `?tab=appointments&view=date&date=${date}`
  return (
    <div ref={root} className={styles['root']}>
      <button
        type="button"
        className="icon-button"
        aria-label={isLost ? `${texts.open(unseen)}. ${texts.offline}` : texts.open(unseen)}
        aria-expanded={isOpen}
        aria-controls="avvisi"
        onClick={() => {
          toggle()
          seeNotices()
        }}
      >
        <Icon size={20} stroke={1.75} aria-hidden />
        {unseen > 0 && <span className={`num ${styles['unseen']}`}>{Math.min(unseen, 99)}</span>}
      </button>
      <section
        id="avvisi"
        className={`${drop['menu']} ${place['menu']} ${styles['list']}`}
        data-panel={panel}
        aria-label={texts.title}
        hidden={!isOpen}
      >
        {isLost && <p className={styles['lost']}>{texts.offline}</p>}
        {notices.length === 0 && !isLost && <p className="dim">{texts.empty}</p>}
        <ul>
          {notices.map(({ id, what, details, date, at }) => (
            <li key={id}>
              <Link to={dayPath(date)} className={styles['notice']} onClick={close}>
                <b>{what}</b>
                <span>{details}</span>
                <time className="num dim" dateTime={at.toISOString()}>
                  {instantNames.time(at)}
                </time>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
