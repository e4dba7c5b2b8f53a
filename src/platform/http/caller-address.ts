import { isIPv6 } from 'node:net'

import type { FastifyRequest } from 'fastify'

const longestAddress = 64

/**
 * Whom a limit per address counts: an IPv4 address, or the /64 that an IPv6 caller has to themselves (RFC 6177 gives
 * every site one at least: counted one by one, they would never run out).
 */
export function callerAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const [plain = ip] = withoutPort(ip).split('%')
  // What a proxy passes on may be anything; as the key of a counter it must be short.
  if (!isIPv6(plain)) return plain.slice(0, longestAddress)
  const written = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const inside = /^(?:::ffff|64:ff9b:):([\da-f]{1,4}):([\da-f]{1,4})$/.exec(written)
  if (inside) return ipv4Of(inside.slice(1))
  const [head = '', tail] = written.split('::')
  const groups = (part: string | undefined) => (part ? part.split(':') : [])
  const first = groups(head)
  const last = groups(tail)
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0')
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`
}

/** Some proxies write the port of the connection, too, which is another one each time. */
function withoutPort(ip: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(ip)?.[1] ?? /^([\d.]+):\d+$/.exec(ip)?.[1] ?? ip
}

/** An IPv4 address written as IPv6 (mapped, RFC 4291, or through NAT64, RFC 6052). */
function ipv4Of(halves: readonly string[]): string {
  return halves
    .map((half) => Number.parseInt(half, 16))
    .flatMap((half) => [half >> 8, half & 0xff])
    .join('.')
}
