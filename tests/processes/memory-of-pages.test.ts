import { afterAll, expect, it } from 'vitest';
import { endAllApps, startApp } from './app-process.ts';
import { newDataFolder, removeDataFolders } from './data-folder.ts';

const timeout = 300_000;
const token = 'memory-of-pages-0123456789abcdef';
const publicUrl = 'http://127.0.0.1:3999';

afterAll(async () => {
  await endAllApps();
  await removeDataFolders();
}, timeout);

/**
 * Of the process at this address: the bytes of its large pieces of memory that have outlived a collection of what is
 * young.
 */
async function largeBytes(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const [, bytes] =
    /^nodejs_heap_space_size_used_bytes\{space="large_object"[^}]*\} (\d+)$/m.exec(
      await answer.text(),
    ) ?? [];
  return Number(bytes);
}

it(
  'the text of a page that was sent does not stay until all of the memory is collected',
  async () => {
    const { url } = await startApp({
      ...{ DATA_DIR: await newDataFolder(), DEMO: 'true', PUBLIC_URL: publicUrl },
      METRICS_TOKEN: token,
    });
    const signedIn = await fetch(`${url}/auth/v1/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: publicUrl },
      body: JSON.stringify({ email: 'client@demo.test', password: 'direct365 demo account' }),
    });
    const cookie = signedIn.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
    const headers = { cookie: cookie.join('; '), 'accept-encoding': 'br' };
    const askFor = async (pages: number): Promise<number> => {
      let characters = 0;
      for (let page = 0; page < pages; page += 1) {
        const answer = await fetch(`${url}/find-consultants`, { headers });
        characters += (await answer.text()).length;
      }
      return characters;
    };
    await askFor(40);

    let sent = 0;
    let grown = 0;
    let before = await largeBytes(url);
    expect(before).toBeGreaterThan(0);
    // What is young is collected after some five pages.
    for (let round = 0; round < 10; round += 1) {
      sent += await askFor(6);
      const after = await largeBytes(url);
      // All of the memory is collected in between: it shrinks then.
      grown += Math.max(0, after - before);
      before = after;
    }
    expect(grown).toBeLessThan(sent / 4);
  },
  timeout,
);
