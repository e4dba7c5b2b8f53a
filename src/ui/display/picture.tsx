import { pictureSources } from '#shared/pictures.ts'

type Props = {
  url: string
  width: number
  height?: number
  sizes: string
  lazy?: boolean
  className?: string | undefined
}

/**
 * A person's portrait: a drawing, or a photo (`data-photo`) in several sizes. Decorative, because the name stands beside it.
 */
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
