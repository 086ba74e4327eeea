import { beforeEach, describe, expect, it } from 'vitest';
import { createKeyring, type SiteSecrets } from '#lib/auth/keyring.ts';
import { readConfig } from '#operations/config/config.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { bareDatabase } from '#tests/support/database.ts';
import { makeFactor } from '#tests/support/factors.ts';
import { makeSignUp } from '#tests/support/http-browser.ts';
import { reseal } from '../commands/reseal.ts';
import type { Verdict } from './check.ts';
import { configWith, soundSettings, verdictsOf } from './doctor-fixture.ts';
import { secretChecks } from './secret-checks.ts';

const before = soundSettings.AUTH_SECRET ?? '';
const next = 'kD83hfQ0zLwPm5Vt9XbRc2YnGs7JeA1u';

const app = await sharedTestApp({ secrets: { present: before } });
beforeEach(() => app.pool.query('delete from auth.users'));

async function look(changes: Record<string, string>): Promise<Record<string, Verdict>> {
  const reachDatabase = async () => ({ db: app.services.db });
  const found = await verdictsOf(secretChecks({ config: configWith(changes), reachDatabase }));
  for (const secret of [before, next]) expect(JSON.stringify(found)).not.toContain(secret);
  return found;
}

const makeProtected = async () => {
  const { userId } = await makeSignUp(app);
  await makeFactor(app, userId);
  return userId;
};
const reencryptWith = (secrets: SiteSecrets) =>
  reseal({ ...app.services, keys: createKeyring(secrets) });

describe('older secrets', () => {
  it('are none, as long as none is named', async () => {
    await makeProtected();
    expect((await look({}))['older-secrets']).toMatchObject({ state: 'good' });
  });

  it('are needed until all is sealed with the present one, and then can go', async () => {
    await makeProtected();
    const changed = { AUTH_SECRET: next, AUTH_SECRETS_ACCEPTED: before };
    expect((await look(changed))['older-secrets']).toMatchObject({
      state: 'look-at',
      sentence: expect.stringMatching(
        /^AUTH_SECRETS_ACCEPTED is set, and 1 stored values .*reseal/,
      ),
    });
    await reencryptWith({ present: next, accepted: [before] });
    expect((await look(changed))['older-secrets']).toMatchObject({
      state: 'look-at',
      sentence: expect.stringContaining('no stored value needs it any more'),
    });
    const { AUTH_SECRETS_ACCEPTED: _, ...after } = changed;
    expect((await look(after))['older-secrets']).toMatchObject({ state: 'good' });
  });

  it('are reported by name when they leaked, with what ends without them', async () => {
    const userId = await makeProtected();
    const [code_hash, created_at] = ['of a code from before', app.clock.now()];
    await app.db
      .insertInto('auth.backup_codes')
      .values({ user_id: userId, code_hash, created_at })
      .execute();
    await reencryptWith({ present: next, leaked: [before] });
    const found = await look({ AUTH_SECRET: next, AUTH_SECRETS_LEAKED: before });
    expect(found['older-secrets']).toMatchObject({
      state: 'look-at',
      sentence: expect.stringMatching(
        /^AUTH_SECRETS_LEAKED is set\. People whose backup codes .+: 1\./,
      ),
    });
  });

  it('are missed where they are not named, and something is sealed with them', async () => {
    await makeProtected();
    await reencryptWith({ present: next, accepted: [before] });
    expect((await look({}))['older-secrets']).toMatchObject({
      state: 'wrong',
      sentence: expect.stringMatching(/not named any more: 1\./),
    });
  });

  it('are not asked for in a demo, nor on a database that has nothing yet', async () => {
    const bare = await bareDatabase();
    const reachDatabase = async () => ({ db: bare.db });
    for (const config of [readConfig({}), configWith()]) {
      const found = await verdictsOf(secretChecks({ config, reachDatabase }));
      expect(found['older-secrets']).toMatchObject({ state: 'not-asked' });
    }
    await bare.close();
  });
});

describe('secrets of webhooks', () => {
  it.each([
    [{}, 'good', /./],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_2,whsec_1' }, 'look-at', /^STRIPE_WEBHOOK_SECRET names/],
    [{ MAIL_WEBHOOK_SECRET: `${before},${next}` }, 'look-at', /^MAIL_WEBHOOK_SECRET names/],
  ])('that are several are reported: %j', async (changes, state, sentence) => {
    const found = await look(changes);
    expect(found['webhook-secrets']).toMatchObject({
      state,
      sentence: expect.stringMatching(sentence),
    });
  });
});
