export type Density = 0 | 1 | 2 | 3 | 4

/** @param load 0 to 1: the booked share of the working time */
export function densityOf(load: number): Density {
  if (load <= 0) return 0
  if (load > 0.8) return 4
  if (load > 0.6) return 3
  return load > 0.3 ? 2 : 1
}
