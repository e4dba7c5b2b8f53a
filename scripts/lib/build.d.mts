/** Builds the site when its sources have changed. @param node path of a Node 24 */
export function buildWhenStale(node: string): Promise<void>
