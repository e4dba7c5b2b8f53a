import { isIPv6 } from 'node:net'

import type { FastifyRequest } from 'fastify'

const maxAddressLength = 64

/**
 * Returns the key of a rate limit per address: an IPv4 address, or the /64 of an IPv6 caller. RFC 6177 gives every site at
 * least a /64, so counting single addresses would never limit anything.
 */
export function callerAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const [plain = ip] = withoutPort(ip).split('%')
  // A proxy may pass on any text, and the key of a counter must be short.
  if (!isIPv6(plain)) return plain.slice(0, maxAddressLength)
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

/** Some proxies append the port of the connection, which differs each time. */
function withoutPort(ip: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(ip)?.[1] ?? /^([\d.]+):\d+$/.exec(ip)?.[1] ?? ip
}

/** Reads an IPv4 address written as IPv6 (mapped, RFC 4291, or through NAT64, RFC 6052). */
function ipv4Of(halves: readonly string[]): string {
  return halves
    .map((half) => Number.parseInt(half, 16))
    .flatMap((half) => [half >> 8, half & 0xff])
    .join('.')
}
