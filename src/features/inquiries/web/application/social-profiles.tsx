import { IconPlus, IconTrash } from '@tabler/icons-react'

import { IconButton } from '#ui/buttons/icon-button.tsx'
import { PlainField, PlainSelect } from '#ui/forms/plain-field.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { applicationChoiceTexts, applicationTexts } from '../../application.it.ts'
import { maxSocialProfiles, type SocialProfile } from '../../application.rules.ts'
import { socialPlatforms } from '../../inquiries.rules.ts'
import { blankProfile } from './application-draft.ts'
import { OptionalPart } from './optional-part.tsx'
import type { Application } from './use-application.ts'

import styles from './application.module.css'

const { social: texts, choose } = applicationTexts

/** HIRE-07, HIRE-27: at least one row stays. */
export function SocialProfiles({ application: { draft, change } }: { application: Application }) {
  const rows = draft.socialProfiles
  const write = (next: readonly SocialProfile[]) =>
    change({ socialProfiles: next.length > 0 ? next : [blankProfile] })
  const edit = (place: number, changes: Partial<SocialProfile>) =>
    write(rows.map((row, index) => (index === place ? { ...row, ...changes } : row)))
  return (
    <OptionalPart texts={texts}>
      {rows.map((row, index) => (
        <Row
          // Rows have no id of their own.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          row={row}
          number={index + 1}
          onEdit={(changes) => edit(index, changes)}
          onRemove={() => write(rows.filter((_row, place) => place !== index))}
        />
      ))}
      {rows.length < maxSocialProfiles && (
        <div>
          <button type="button" {...buttonLook('outline')} onClick={() => write([...rows, blankProfile])}>
            <IconPlus size={20} stroke={1.75} aria-hidden />
            {texts.add}
          </button>
        </div>
      )}
    </OptionalPart>
  )
}

type RowProps = {
  row: SocialProfile
  number: number
  onEdit: (changes: Partial<SocialProfile>) => void
  onRemove: () => void
}

function Row({ row: { platform, url }, number, onEdit, onRemove }: RowProps) {
  return (
    <div className={styles['profile']}>
      <PlainSelect
        label={texts.platform(number)}
        value={platform}
        data-half={(platform === '' && url.trim() !== '') || undefined}
        onChange={({ currentTarget }) =>
          onEdit({ platform: socialPlatforms.find((each) => each === currentTarget.value) ?? '' })
        }
      >
        <option value="">{choose}</option>
        {socialPlatforms.map((each) => (
          <option key={each} value={each}>
            {applicationChoiceTexts.platform[each]}
          </option>
        ))}
      </PlainSelect>
      <PlainField
        label={texts.url(number)}
        value={url}
        maxLength={300}
        placeholder={texts.urlHint}
        autoCapitalize="none"
        data-half={(platform !== '' && url.trim() === '') || undefined}
        onChange={({ currentTarget }) => onEdit({ url: currentTarget.value })}
      />
      <IconButton icon={IconTrash} size={20} label={texts.remove(number)} onClick={onRemove} />
    </div>
  )
}
