import { Illustration, type IllustrationName } from './illustration.tsx'
import { Plate } from './plate.tsx'

type Props = {
  name: IllustrationName
  className: string | undefined
  /** Of the engraving on it. */
  drawing: string | undefined
}

/** An engraving on its plate, part of the first screen. */
export function EngravedPlate({ name, className = '', drawing = '' }: Props) {
  return (
    <Plate hatched className={className}>
      <Illustration name={name} bare eager className={drawing} />
    </Plate>
  )
}
