import { cartTexts as texts } from '../../shop.it.ts'

/** There is one way to what was bought, and it costs nothing. */
export function PickupLine({ className }: { className: string | undefined }) {
  return (
    <p className={className}>
      <span>{texts.pickup}</span>
      <span>{texts.free}</span>
    </p>
  )
}
