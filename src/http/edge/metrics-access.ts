import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Who may read /metrics: anyone who has the operator's token. A demo without one shows them to its own machine, unless
 * a proxy passed the request on. Elsewhere a proxy on the same machine may well say nothing of itself, so without a
 * token they are closed.
 */
export function metricsAccess(options: {
  token: string | undefined;
  isDemo: boolean;
  addressOf: (request: Request) => string;
}): (request: Request) => boolean {
  const { token, isDemo, addressOf } = options;
  if (token !== undefined) {
    const expected = hashed(`Bearer ${token}`);
    return ({ headers }) => timingSafeEqual(hashed(headers.get('authorization') ?? ''), expected);
  }
  return (request) => isDemo && isLoopback(addressOf(request)) && !isPassedOn(request);
}

const hashed = (text: string): Buffer => createHash('sha256').update(text).digest();

const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.');

const isPassedOn = ({ headers }: Request): boolean =>
  [
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'forwarded',
    'via',
    'x-real-ip',
  ].some((name) => headers.has(name));
