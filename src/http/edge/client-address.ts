import { BlockList, isIP } from 'node:net';

/**
 * Makes the test for proxies whose X-Forwarded-For is believed. Entries are addresses or CIDR ranges, which the
 * settings check.
 */
export function trustedProxies(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const type = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, type);
    else list.addSubnet(address, Number(bits), type);
  }
  return (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

const inBrackets = /^\[([^[\]]+)\](?::\d{1,5})?$/;
const withPort = /^([\d.]+):\d{1,5}$/;
const mappedDotted = /^(?:0{1,4}:){0,4}:?(?::|0{1,4}:)ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const mappedHex = /^(?:0{1,4}:){0,4}:?(?::|0{1,4}:)ffff:([\da-f]{1,4}):([\da-f]{1,4})$/i;

/**
 * The address in one entry as proxies write it: bare, with a port, in brackets, with a zone, or an IPv4 address in
 * IPv6 clothes. Undefined for anything else, such as `unknown` or a name.
 */
function readHop(entry: string): string | undefined {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  const address = (inBrackets.exec(text) ?? withPort.exec(text))?.[1] ?? text;
  const [bare = ''] = address.split('%');
  if (isIP(bare) === 0) return undefined;
  const dotted = mappedDotted.exec(bare)?.[1];
  if (dotted) return dotted;
  const [, high, low] = mappedHex.exec(bare) ?? [];
  if (high === undefined || low === undefined) return bare;
  const bits = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return bits.flatMap((pair) => [pair >> 8, pair & 255]).join('.');
}

/**
 * The caller's address. X-Forwarded-For is read from its end and only as far as the hops are trusted,
 * so that a caller cannot choose an address. An unreadable entry ends the search, because everything before it is only
 * the caller's claim.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  isTrusted: (address: string) => boolean,
): string {
  let address = readHop(socketAddress ?? '127.0.0.1') ?? '127.0.0.1';
  const hops = forwardedFor?.split(',') ?? [];
  while (isTrusted(address)) {
    const hop = readHop(hops.pop() ?? '');
    if (hop === undefined) return address;
    address = hop;
  }
  return address;
}

/** What attempts are counted by: an IPv4 address, or the /64 that one IPv6 subscriber usually has. */
export function addressGroup(address: string): string {
  return isIP(address) === 6 ? `${ipv6Start(address, 4)}::/64` : address;
}

/**
 * The block that addresses are usually given out in, so that many addresses of one holder are counted together: a /24,
 * or a /48 of IPv6.
 */
export function addressBlock(address: string): string {
  if (isIP(address) === 6) return `${ipv6Start(address, 3)}::/48`;
  return `${address.split('.').slice(0, 3).join('.')}.0/24`;
}

/** The first groups of an IPv6 address, each written out. */
function ipv6Start(address: string, count: number): string {
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...right];
  return groups
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
