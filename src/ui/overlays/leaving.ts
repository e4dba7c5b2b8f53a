/** @returns whether somebody is asked; `act` runs once they agree */
type Question = (act: () => void) => boolean

const questions = new Set<Question>()

/** Adds what an open form asks before its words go. @returns takes it back */
export function askBefore(question: Question): () => void {
  questions.add(question)
  return () => void questions.delete(question)
}

/** Does what takes the open forms away without an address of its own, such as a logout, once they may go. */
export function afterQuestions(act: () => void): void {
  if (![...questions].some((question) => question(act))) act()
}
