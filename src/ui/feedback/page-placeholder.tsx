import { FadeSkeleton } from './fade-skeleton.tsx'

/** @param height pixels */
export function PagePlaceholder({ height }: { height: number }) {
  return (
    <div className="wrap sec" aria-busy="true">
      <FadeSkeleton block height={height} />
    </div>
  )
}
