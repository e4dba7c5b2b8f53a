import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
} from '@tabler/icons-react'

import { Plate } from '#ui/display/plate.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { homeTexts } from '../../site.it.ts'
import { useCarousel } from './use-carousel.ts'

import styles from './testimonials.module.css'

const { voices: texts } = homeTexts
const { className, ...look } = buttonLook('outline')
const square = { ...look, type: 'button', className: `${className} ${styles['square']}` } as const

/** Example reviews until the owner has real ones. The HTML contains all of them and shows one. */
export function Testimonials() {
  const { place, isOn, isTurning, show, step, toggle, holding } = useCarousel(texts.entries.length)
  return (
    <section
      className="wrap section"
      aria-roledescription={texts.carousel}
      aria-labelledby="recensioni"
      {...holding}
    >
      <h2 id="recensioni" className={styles['title']}>
        {texts.title}
      </h2>
      {/* Screen readers stay silent while the carousel turns by itself. */}
      <ul className={styles['entries']} aria-live={isTurning ? 'off' : 'polite'}>
        {texts.entries.map(({ name, initials, text }, index) => (
          <li key={name} className={styles['entry']} data-shown={index === place}>
            <Plate className={styles['initials'] ?? ''}>
              <span aria-hidden="true">{initials}</span>
            </Plate>
            <figure className={styles['said']}>
              <blockquote>{`«${text}»`}</blockquote>
              <figcaption>{name}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <div className={styles['controls']}>
        <button {...square} aria-label={isOn ? texts.pause : texts.play} onClick={toggle}>
          {isOn ? (
            <IconPlayerPauseFilled size={18} aria-hidden />
          ) : (
            <IconPlayerPlayFilled size={18} aria-hidden />
          )}
        </button>
        <button {...square} aria-label={texts.previous} onClick={() => step(-1)}>
          <IconChevronLeft size={20} stroke={1.75} aria-hidden />
        </button>
        <div className={styles['dots']}>
          {texts.entries.map(({ name }, index) => (
            <button
              key={name}
              type="button"
              aria-label={texts.entry(index + 1, texts.entries.length)}
              aria-current={index === place}
              onClick={() => show(index)}
            />
          ))}
        </div>
        <button {...square} aria-label={texts.next} onClick={() => step(1)}>
          <IconChevronRight size={20} stroke={1.75} aria-hidden />
        </button>
      </div>
    </section>
  )
}
