export type SumQuestion = { first: number; second: number }

/** @param random like Math.random */
export function newSum(random: () => number, previous?: SumQuestion): SumQuestion {
  const first = oneToTen(random)
  const second = oneToTen(random)
  const isSame = first === previous?.first && second === previous.second
  return { first, second: isSame ? (second % 10) + 1 : second }
}

export function isSumRight({ first, second }: SumQuestion, answer: string): boolean {
  return /^\s*\d{1,2}\s*$/.test(answer) && Number(answer) === first + second
}

function oneToTen(random: () => number): number {
  return Math.floor(random() * 10) + 1
}
