import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'

import { TitledSection } from '#ui/display/titled-section.tsx'

import { inboxScreenTexts } from '../../inbox-screens.it.ts'
import type { InboxDetail } from '../../inbox.contract.ts'

import styles from './inquiry-panel.module.css'

const { detail: texts } = inboxScreenTexts

type Props = { request: InboxDetail; onOpenPhoto: (index: number) => void }

/**
 * Shows thumbnails and documents. Photos on an image host are only linked, because loading them would reveal
 * the owner to that host.
 */
export function InquiryFiles({ request: { photos, documents }, onOpenPhoto }: Props) {
  const own = photos.filter(({ isOutside }) => !isOutside)
  const outside = photos.filter(({ isOutside }) => isOutside)
  return (
    <>
      {photos.length > 0 && (
        <TitledSection id="richiesta-foto" title={texts.photos} level="h3" className={styles['part']}>
          {own.length > 0 && (
            <ul className={styles['photos']}>
              {own.map(({ link }, index) => (
                <li key={link}>
                  <button
                    type="button"
                    aria-label={texts.openPhoto(index + 1, own.length)}
                    onClick={() => onOpenPhoto(index)}
                  >
                    <img src={link} alt="" loading="lazy" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          {outside.length > 0 && (
            <ul className={styles['lines']}>
              {outside.map(({ link }, index) => (
                <li key={link}>
                  <a className={styles['link']} href={link} target="_blank" rel="noreferrer nofollow">
                    <span>{texts.outsidePhoto(own.length + index + 1)}</span>
                    <span className="vh">{texts.newTab}</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </TitledSection>
      )}
      {documents.length > 0 && (
        <TitledSection id="richiesta-curriculum" title={texts.cv} level="h3" className={styles['part']}>
          <div className="actions">
            {documents.map(({ link, name }) => (
              <Button
                key={link}
                className={styles['file'] ?? ''}
                size="sm"
                variant="outline"
                component="a"
                href={link}
                download={name}
                leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
              >
                {texts.download(name)}
              </Button>
            ))}
          </div>
        </TitledSection>
      )}
    </>
  )
}
