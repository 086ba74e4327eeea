import { cpuMilliseconds } from './cpu-time.ts';
import type { Figure } from './figures.ts';
import type { StartedProduct } from './started-product.ts';

/** A page that is its reader's own, so that no answer is kept for the next one. */
export interface OwnPage {
  name: string;
  path: string;
  headers: Record<string, string>;
}

const pagesForCpu = 300;

/** Signs a person of the demo in, and returns the headers of their requests. */
export async function signedIn(
  { app, publicUrl }: StartedProduct,
  email: string,
): Promise<Record<string, string>> {
  const answer = await fetch(`${app.url}/auth/v1/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: publicUrl },
    body: JSON.stringify({ email, password: 'direct365 demo account' }),
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  if (!answer.ok || cookies.length === 0) throw new Error(`${email} cannot sign in.`);
  return { cookie: cookies.join('; ') };
}

/** Throws unless the page is another one each time: what is kept and sent again would measure nothing. */
export async function requireUncached(url: string, { path, headers }: OwnPage): Promise<void> {
  const nonceOf = async (): Promise<string | undefined> => {
    const answer = await fetch(`${url}${path}`, { headers, redirect: 'manual' });
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}.`);
    const policy = answer.headers.get('content-security-policy') ?? '';
    return /'nonce-([^']+)'/.exec(policy)?.[1];
  };
  const [first, second] = [await nonceOf(), await nonceOf()];
  if (!first || !second || first === second) throw new Error(`${path} is not made anew.`);
}

/** What making the page once costs the process, by its own clock: other work on the machine does not count. */
export async function cpuOfPage(
  { app }: StartedProduct,
  { name, path, headers }: OwnPage,
): Promise<Figure[]> {
  const make = async (times: number): Promise<void> => {
    for (let n = 0; n < times; n += 1) {
      await (await fetch(`${app.url}${path}`, { headers })).arrayBuffer();
    }
  };
  await make(pagesForCpu);
  const before = cpuMilliseconds(app.pid);
  await make(pagesForCpu);
  const after = cpuMilliseconds(app.pid);
  if (before === undefined || after === undefined) return [];
  return [{ name: `${name}, CPU`, value: (after - before) / pagesForCpu, unit: 'ms' }];
}
