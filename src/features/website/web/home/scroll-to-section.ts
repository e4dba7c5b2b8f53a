const offset = 40

export const sections = {
  services: 'servizi',
  team: 'barbieri',
  shop: 'shop',
  prices: 'prezzi',
  contact: 'contatti',
} as const

export type SectionId = (typeof sections)[keyof typeof sections]

export function scrollToSection(id: SectionId): void {
  const section = document.getElementById(id)
  if (!section) return
  window.scrollTo({ top: section.getBoundingClientRect().top + window.scrollY - offset })
  section.focus({ preventScroll: true })
}
