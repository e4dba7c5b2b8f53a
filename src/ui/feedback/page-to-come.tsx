import { FadeSkeleton } from './fade-skeleton.tsx'

/**
 * The placeholder of a loading page.
 * @param height pixels
 */
export function PageToCome({ height }: { height: number }) {
  return (
    <div className="wrap sec" aria-busy="true">
      <FadeSkeleton block height={height} />
    </div>
  )
}
