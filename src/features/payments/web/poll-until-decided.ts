const pause = 2000
const maxPolls = 15

/** @returns the last answer, also when it is still undecided */
export async function pollUntilDecided<Answer>(
  ask: () => Promise<Answer>,
  isUndecided: (answer: Answer) => boolean,
): Promise<Answer> {
  for (let questions = 1; ; questions += 1) {
    const answer = await ask()
    if (!isUndecided(answer) || questions === maxPolls) return answer
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
