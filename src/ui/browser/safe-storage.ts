/** localStorage that never throws when it is blocked, full or missing. */
export const safeStorage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },

  /** @returns whether the value is stored now */
  write(key: string, value: string): boolean {
    try {
      localStorage.setItem(key, value)
      return true
    } catch {
      return false
    }
  },

  remove(key: string): void {
    try {
      localStorage.removeItem(key)
    } catch {
      // A blocked storage cannot be read either.
    }
  },
}
