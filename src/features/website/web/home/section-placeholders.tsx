import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'

import styles from './team.module.css'

export function PlacesPlaceholder() {
  return [1, 2, 3, 4].map((place) => (
    <li key={place} aria-hidden="true">
      <FadeSkeleton block height="auto" className={styles['picture'] ?? ''} />
      <div className={styles['text']}>
        <FadeSkeleton width="70%" height={29} />
        <FadeSkeleton height={15} />
        <FadeSkeleton width={86} height={36} />
      </div>
    </li>
  ))
}
