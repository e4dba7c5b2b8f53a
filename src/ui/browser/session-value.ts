/** Used when the browser blocks storage: values then last as long as the page. */
const memory = new Map<string, unknown>()

/** Keeps a value for this tab, across reloads. An invalid stored value counts as absent. */
export function sessionValue<Value>(key: string, isValue: (stored: unknown) => stored is Value) {
  return {
    read(): Value | null {
      const value = readItem(key)
      return isValue(value) ? value : null
    },
    write(value: Value | null): void {
      writeItem(key, value)
    },
  }
}

function readItem(key: string): unknown {
  if (memory.has(key)) return memory.get(key)
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function writeItem(key: string, value: unknown): void {
  memory.delete(key)
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    memory.set(key, value)
  }
}
