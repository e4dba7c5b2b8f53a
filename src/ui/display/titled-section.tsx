import type { ReactNode } from 'react'

type Props = {
  id: string
  title: string
  level?: 'h2' | 'h3'
  look?: 'd3' | 'd4' | 'vh'
  className: string | undefined
  children: ReactNode
}

export function TitledSection({ id, title, level: Heading = 'h2', look = 'd4', className, children }: Props) {
  return (
    <section className={className} aria-labelledby={id}>
      <Heading className={look} id={id}>
        {title}
      </Heading>
      {children}
    </section>
  )
}
