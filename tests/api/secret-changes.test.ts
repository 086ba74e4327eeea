import { beforeAll, describe, expect, it } from 'vitest';
import { createKeyring, type SiteSecrets } from '#lib/auth/keyring.ts';
import { hashSessionToken, sessionCookieName } from '#lib/auth/session-token.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { sharedDatabase } from '#tests/support/database.ts';
import { HttpBrowser, makeSignUp } from '#tests/support/http-browser.ts';
import { testAuthSecret as before, testPublicUrl } from '#tests/support/site.ts';
import { allUsed, type Used, whatWorks } from '#tests/support/things-of-a-secret.ts';

/* Nodes with different secrets on one database, as they are while a secret is replaced. */

const next = 'the secret that comes after that of the tests, long enough';

const database = await sharedDatabase();

async function startNode(secrets: SiteSecrets): Promise<TestApp> {
  const shared = { ...database, close: async () => {} };
  return createTestApp({ database: shared, secrets });
}

interface Nodes {
  /** Before anything was changed. */
  old: TestApp;
  /** Knows the next secret, and still signs everything with the previous one. */
  prepared: TestApp;
  /** Makes everything with the next one. */
  changed: TestApp;
  /** The same, where the previous secret has leaked. */
  leaked: TestApp;
}
let nodes: Nodes;
beforeAll(async () => {
  nodes = {
    old: await startNode({ present: before }),
    prepared: await startNode({ present: before, accepted: [next] }),
    changed: await startNode({ present: next, accepted: [before] }),
    leaked: await startNode({ present: next, leaked: [before] }),
  };
  return async () => {
    for (const node of Object.values(nodes)) await node.close();
  };
});

/** What only a signature proves, so that an attacker who knows the secret can forge it. */
const provenBySignature: readonly Used[] = [
  'confirmationLink',
  'emailChange',
  'knownDevice',
  'mailPreferences',
  'microsoftNonce',
  'microsoftVerifier',
  'registeredApp',
  'signUp',
];
const provenByDatabase = allUsed.filter((use) => !provenBySignature.includes(use));

describe('while a secret is replaced as planned', () => {
  it('all goes on between a node that does not know the next one and one that does', async () => {
    // Its workers are gone before anything is made with the next one.
    const old = await startNode({ present: before });
    expect(await whatWorks(old, nodes.prepared)).toEqual(allUsed);
    expect(await whatWorks(nodes.prepared, old)).toEqual(allUsed);
    await old.close();
  });

  it.each([
    ['prepared', 'changed'],
    ['changed', 'prepared'],
    ['old', 'changed'],
  ] as const)('all that the %s node has made works at the %s one', async (by, at) => {
    expect(await whatWorks(nodes[by], nodes[at])).toEqual(allUsed);
  });
});

describe('when a secret leaked', () => {
  it('no user is signed out and no stored value is lost, but its signatures are rejected', async () => {
    expect(await whatWorks(nodes.old, nodes.leaked)).toEqual(provenByDatabase);
    expect(await whatWorks(nodes.prepared, nodes.leaked)).toEqual(provenByDatabase);
  });

  it('the nodes that do not yet know it believe all that is made with the next one', async () => {
    expect(await whatWorks(nodes.leaked, nodes.prepared)).toEqual(allUsed);
  });

  it('an attacker who knows it can forge no session, because its token is not in the database', async () => {
    const { cookieValue } = createKeyring({ present: before }).createSession();
    const cookie = `${sessionCookieName(testPublicUrl)}=${cookieValue}`;
    expect(await new HttpBrowser(nodes.leaked, cookie).me()).toEqual({ kind: 'visitor' });
  });
});

describe('the cookie of a session', () => {
  it('is signed with the next secret at the first visit, so that the previous one can be removed', async () => {
    const { email } = await makeSignUp(nodes.old);
    const browser = new HttpBrowser(nodes.old);
    await browser.signIn(email);
    const name = sessionCookieName(testPublicUrl);
    const signedBefore = browser.cookie(name);
    for (const at of ['changed', 'leaked'] as const) {
      const visiting = browser.at(nodes[at]);
      await visiting.me();
      const signedNow = visiting.cookie(name);
      expect(signedNow).not.toBe(signedBefore);
      const forgetful = createKeyring({ present: next });
      const read = forgetful.readSession(signedNow ?? '');
      expect(read?.isAsSigned).toBe(true);
      const { rows } = await database.pool.query('select 1 from auth.sessions where token = $1', [
        hashSessionToken(read?.token ?? ''),
      ]);
      expect(rows).toHaveLength(1);
      // The first visit did it; the second has nothing to do.
      const again = visiting.at(nodes[at]);
      await again.me();
      expect(again.cookie(name)).toBe(signedNow);
    }
  });

  it('signs out everywhere, by whichever secret it is signed', async () => {
    const { email } = await makeSignUp(nodes.old);
    const [browser, other] = [new HttpBrowser(nodes.old), new HttpBrowser(nodes.old)];
    await browser.signIn(email);
    await other.signIn(email);
    const there = browser.at(nodes.leaked);
    expect((await there.send('POST', '/auth/v1/sign-out', {})).status).toBe(200);
    expect(await other.me()).toEqual({ kind: 'visitor' });
  });
});

describe('a secret that is forgotten', () => {
  it('ends what was made with it, which is why it is named for a while', async () => {
    const forgetful = await startNode({ present: next });
    expect(await whatWorks(nodes.old, forgetful)).toEqual([]);
    await forgetful.close();
  });
});
