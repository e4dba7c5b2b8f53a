import { pictureSources } from '#shared/pictures.ts'

type Props = {
  url: string
  /** CSS pixels, for the shape before it has come. */
  width: number
  /** Where it is not a square. */
  height?: number
  /** How wide it is drawn, as an img says it: a smaller file is enough for a smaller place. */
  sizes: string
  lazy?: boolean
  className?: string | undefined
}

/** Somebody's portrait: a drawing, or a photo of theirs (`data-photo`), which comes in several sizes. Decoration: the name stands beside it. */
export function Picture({ url, width, height = width, sizes, lazy = false, className }: Props) {
  const sources = pictureSources(url)
  return (
    <img
      src={url}
      srcSet={sources}
      sizes={sources && sizes}
      alt=""
      width={width}
      height={height}
      loading={lazy ? 'lazy' : undefined}
      decoding={lazy ? 'async' : undefined}
      data-photo={sources && ''}
      className={className}
    />
  )
}
