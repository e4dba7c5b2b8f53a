import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'

import { pages } from '#shared/pages.ts'
import { TitledSection } from '#ui/display/titled-section.tsx'
import { Notice, type NoticeKind } from '#ui/feedback/notice.tsx'
import { useRowEditing } from '#ui/screens/use-row-editing.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import type { User } from '../../accounts.contract.ts'
import { profileScreenTexts as texts } from '../../profile-screens.it.ts'
import { AvatarEditor } from './avatar-editor.tsx'
import { DataBox } from './data-box.tsx'
import { NewsletterBox } from './newsletter-box.tsx'
import { PersonalFacts } from './personal-facts.tsx'
import { ProfileForm } from './profile-form.tsx'

import styles from './profile.module.css'

export type Banner = { kind: NoticeKind; message: string }

export function PersonalTab({ user }: { user: User }) {
  const { isEditing, edit, close, takesFocus } = useRowEditing()
  const [banner, setBanner] = useState<Banner | null>(null)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (banner) place.current?.scrollIntoView({ block: 'nearest' })
  }, [banner])
  const say = (kind: NoticeKind, message: string) => setBanner({ kind, message })
  return (
    <div className={styles['personal']}>
      <div ref={place} className={styles['banner']}>
        {banner && <Notice {...banner} />}
      </div>
      <div className={styles['columns']}>
        <TitledSection id="dati-personali" title={texts.personal.title} look="vh" className={styles['box']}>
          <AvatarEditor
            user={user}
            onChosen={() => setBanner(null)}
            onDone={(message) => say('success', message)}
            onFailed={(message) => say('error', message)}
          />
          {isEditing ? (
            <ProfileForm
              user={user}
              onSaved={(message) => {
                say('success', message)
                close()
              }}
              onFailed={(message) => say('error', message)}
              onCancel={() => {
                setBanner(null)
                close()
              }}
            />
          ) : (
            <PersonalFacts
              user={user}
              takesFocus={takesFocus}
              onEdit={() => {
                setBanner(null)
                edit()
              }}
            />
          )}
        </TitledSection>
        <div className="column">
          <TitledSection id="appuntamenti" title={texts.appointments.title} className={styles['box']}>
            <p className="dim">{texts.appointments.lead}</p>
            <Link to={`${pages.booking.path}#appuntamenti`} {...buttonLook('outline', 'sm')}>
              {texts.appointments.open}
            </Link>
          </TitledSection>
          <NewsletterBox />
          <DataBox user={user} />
        </div>
      </div>
    </div>
  )
}
