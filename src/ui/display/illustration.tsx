import styles from './illustration.module.css'

const files = import.meta.glob<string>(
  ['./illustrations/*.svg', '!./illustrations/{marchio,motivo-*,sigla}.svg'],
  {
    eager: true,
    query: '?no-inline&url',
    import: 'default',
  },
)

const sizes = {
  forbici: [400, 400],
  macchinetta: [400, 400],
  'mappa-lugano': [640, 440],
  palo: [240, 560],
  pettine: [400, 400],
  poltrona: [400, 460],
  rasoio: [400, 400],
  'ritratto-1': [400, 400],
  'ritratto-2': [400, 400],
  'ritratto-3': [400, 400],
  'ritratto-4': [400, 400],
  'ritratto-5': [400, 400],
  'ritratto-6': [400, 400],
} as const

export type IllustrationName = keyof typeof sizes

type Props = {
  name: IllustrationName
  bare?: boolean
  eager?: boolean
  alt?: string
  className?: string
}

/** An engraving in plate ink. An image file and not markup, so that no script contains its paths. */
export function Illustration({ name, bare = false, eager = false, alt = '', className = '' }: Props) {
  const [width, height] = sizes[name]
  const file = fileOf(name)
  return (
    <img
      src={bare ? `${file}#nudo` : file}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={`${styles['illustration']} ${className}`}
    />
  )
}

/**
 * The same engraving as a CSS mask, for the first screen: the browser paints it with the page and still takes the text as the
 * main content.
 */
export function InkDrawing({ name, className = '' }: Pick<Props, 'name' | 'className'>) {
  return (
    <div
      className={`${styles['ink']} ${className}`}
      style={{ aspectRatio: sizes[name].join(' / '), maskImage: `url(${fileOf(name)})` }}
    />
  )
}

function fileOf(name: IllustrationName): string {
  return files[`./illustrations/${name}.svg`] ?? ''
}
