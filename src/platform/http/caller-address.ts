import { isIPv6 } from 'node:net'

import type { FastifyRequest } from 'fastify'

/**
 * Whom a limit per address counts: an IPv4 address, or the /64 that an IPv6 caller has to themselves (RFC 6177 gives
 * every site one at least: counted one by one, they would never run out).
 */
export function callerAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(ip)?.[1]
  if (mapped) return mapped
  const [plain = ip] = ip.split('%')
  if (!isIPv6(plain)) return ip
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const groups = (part: string | undefined) => (part ? part.split(':') : [])
  const first = groups(head)
  const last = groups(tail)
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0')
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`
}
