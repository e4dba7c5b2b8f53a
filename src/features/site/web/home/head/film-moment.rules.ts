export type Conditions = {
  reducedMotion: boolean
  /** The person asks the browser to spare data. */
  savesData: boolean
  /** As the browser estimates it, 'slow-2g' to '4g'; null when it does not tell. */
  connection: string | null
}

/** Whether a film that nobody has asked for may be fetched and move. */
export function mayPlayFilm({ reducedMotion, savesData, connection }: Conditions): boolean {
  return !reducedMotion && !savesData && (connection === null || connection === '4g')
}

/** What a browser says of its connection, which few do. */
export function readConnection(connection: unknown): Pick<Conditions, 'savesData' | 'connection'> {
  if (typeof connection !== 'object' || connection === null) return { savesData: false, connection: null }
  const savesData = 'saveData' in connection && connection.saveData === true
  const type = 'effectiveType' in connection ? connection.effectiveType : null
  return { savesData, connection: typeof type === 'string' ? type : null }
}
