export type Conditions = {
  reducedMotion: boolean
  /** The browser's data saver is on. */
  savesData: boolean
  /** The browser's estimate, 'slow-2g' to '4g'; null if the browser gives none. */
  connection: string | null
}

/** Returns whether the page may fetch and play the film without a click. */
export function mayPlayFilm({ reducedMotion, savesData, connection }: Conditions): boolean {
  return !reducedMotion && !savesData && (connection === null || connection === '4g')
}

/** Reads `navigator.connection`, which only a few browsers have. */
export function readConnection(connection: unknown): Pick<Conditions, 'savesData' | 'connection'> {
  if (typeof connection !== 'object' || connection === null) return { savesData: false, connection: null }
  const savesData = 'saveData' in connection && connection.saveData === true
  const type = 'effectiveType' in connection ? connection.effectiveType : null
  return { savesData, connection: typeof type === 'string' ? type : null }
}
