import { Picture } from '#ui/display/picture.tsx'
import { PictureButtons } from '#ui/pictures/picture-buttons.tsx'
import { usePictureEditor } from '#ui/pictures/use-picture-editor.tsx'

import type { User } from '../../accounts.contract.ts'
import { accountsTexts } from '../../accounts.it.ts'
import { updateUser } from '../session-store.ts'
import { profileCalls } from './profile-calls.ts'

import styles from './avatar-editor.module.css'

type Props = {
  user: User
  onChosen: () => void
  onDone: (message: string) => void
  onFailed: (message: string) => void
}

export function AvatarEditor({ user, onChosen, onDone, onFailed }: Props) {
  const { firstName, lastName, profileImage, role } = user
  const show = ({ message, profileImage: image }: Awaited<ReturnType<typeof profileCalls.removeImage>>) => {
    updateUser({ ...user, profileImage: image })
    return message
  }
  const editor = usePictureEditor({
    shape: 'round',
    upload: async (form) => show(await profileCalls.uploadImage(form)),
    remove: async () => show(await profileCalls.removeImage()),
    onChosen,
    onDone,
    onFailed,
  })
  return (
    <div className={styles['avatar']}>
      <span className={`plate ${styles['frame']}`} aria-hidden="true">
        {profileImage ? (
          <Picture url={profileImage.url} width={104} sizes="104px" />
        ) : (
          `${firstName.charAt(0)}${lastName.charAt(0)}`
        )}
      </span>
      <div className={styles['who']}>
        <p className={`d3 ${styles['name']}`}>{`${firstName} ${lastName}`}</p>
        <p className="dim">{accountsTexts.roles[role]}</p>
        <PictureButtons editor={editor} hasPicture={profileImage !== null} />
      </div>
      {editor.dialog}
    </div>
  )
}
