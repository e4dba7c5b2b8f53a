/** @returns whether it asked */
type Question = (act: () => void) => boolean

const questions = new Set<Question>()

/** @returns a function that removes it */
export function askBefore(question: Question): () => void {
  questions.add(question)
  return () => void questions.delete(question)
}

/** Runs an action that closes the open forms without a navigation, such as a logout, after their questions. */
export function afterQuestions(act: () => void): void {
  if (![...questions].some((question) => question(act))) act()
}
