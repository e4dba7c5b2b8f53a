import type { ReactNode } from 'react'

type Props = {
  /** Of the heading, which gives the section its name. */
  id: string
  title: string
  level?: 'h2' | 'h3'
  /** How large the heading is set, see global.css. */
  look?: 'd3' | 'd4' | 'vh'
  className: string | undefined
  children: ReactNode
}

/** A part of a page under a heading of its own. */
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
