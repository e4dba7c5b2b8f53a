export type Person = {
  firstName: string
  lastName: string
  email: string
  phone: string
  tagline: string
  bio: string
}

export const nobody: Person = { firstName: '', lastName: '', email: '', phone: '', tagline: '', bio: '' }

export function personOf({ firstName, lastName, email, phone, tagline, bio }: Person): Person {
  return { firstName, lastName, email, phone, tagline, bio }
}
