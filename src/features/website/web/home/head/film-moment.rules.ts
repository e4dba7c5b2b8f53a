export type Conditions = {
  reducedMotion: boolean
  savesData: boolean
  /** The browser's estimate, 'slow-2g' to '4g'; null if the browser gives none. */
  connection: string | null
}

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
