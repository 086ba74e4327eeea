import type { LookupAddress, LookupAllOptions } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

// People hand in the addresses that we are to ask, so none of them may lead to a machine beside ours.

/** IPv4 that is not of the public internet (IANA's registry of special addresses). */
const special = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  special.addSubnet(net, prefix, 'ipv4');
}

/** IPv6 of the public internet, but for what leads elsewhere: tunnels, documentation, translated IPv4. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
const tunnels = new BlockList();
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  tunnels.addSubnet(net, prefix, 'ipv6');
}

/** Whether this address of IPv4 or IPv6 is a machine of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, 'ipv4');
  return family === 6 && global.check(address, 'ipv6') && !tunnels.check(address, 'ipv6');
}

/** Finds every machine of a name, as `dns.lookup` does when it is asked for all. */
export type LookupAll = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: Error | null, found: LookupAddress[]) => void,
) => void;

/** Finds the machines of a name, and of these the public ones only: the connection is made to what was checked. */
export const lookupPublicBy =
  (lookupAll: LookupAll): LookupFunction =>
  (hostname, options, callback) => {
    lookupAll(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '');
      const reachable = found.filter(({ address }) => isPublicAddress(address));
      const [first] = reachable;
      if (!first) return callback(new Error('The name leads to no public address.'), '');
      if (options.all) callback(null, reachable);
      else callback(null, first.address, first.family);
    });
  };
