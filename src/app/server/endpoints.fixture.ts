import type { Access } from '#shared/contracts/access.ts'
import type { Endpoint } from '#shared/contracts/endpoint.ts'

const modules = import.meta.glob<Record<string, unknown>>(
  ['/src/features/*/*.endpoints.ts', '/src/app/*.endpoints.ts'],
  { eager: true },
)

export const allEndpoints = Object.values(modules).flatMap((exports) =>
  Object.values(exports).filter(isEndpoint),
)

export function callsWith(isMeant: (access: Access) => boolean): string[] {
  return allEndpoints
    .filter(({ access }) => isMeant(access))
    .map(({ method, path }) => `${method} /api${path.replace(/:(\w+)/g, '{$1}')}`)
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value
}
