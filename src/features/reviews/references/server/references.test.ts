import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { createKeyring, type Keyring } from '#lib/auth/keyring.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/run-job.ts';
import { testAuthSecret } from '#tests/support/site.ts';
import { consultantViewer } from '#tests/support/viewers.ts';
import { referenceIdSchema } from '../ids.ts';
import { hashAddress } from '../rules/token.ts';
import { askForReference } from './commands/ask-for-reference.ts';
import { referencesAged } from './jobs.ts';
import { countForeignAddresses } from './queries/kept-addresses.ts';

const app = await sharedTestApp();

const day = 86_400_000;
const gone = { code: 'REFERENCE_NOT_FOUND', status: 404 };
const someone = {
  ...{ personName: 'Grace Hopper', companyName: 'Loomworks Mills' },
  ...{ project: 'Month-end close', role: 'Head of finance' },
};
const pass = (ms: number) => app.clock.moveTo(new Date(app.clock.now().getTime() + ms));
const newAddress = () => `${crypto.randomUUID()}@mills.test`;
const makeConsultant = () => app.make.consultant({ email: `${crypto.randomUUID()}@one.test` });
const as = async (userId?: UserId) => (await app.as(userId)).references;
const ask = async (userId: UserId, email = newAddress()) => {
  const { referenceId } = await (await as(userId)).ask({ ...someone, email });
  return { id: referenceIdSchema.parse(referenceId), email };
};
const tokensTo = async (to: string) => {
  await app.settle();
  return (await listMails(app.db, { to })).map(
    ({ text }) => /\/references\/([\w-]{43})/.exec(text)?.[1] ?? '',
  );
};
const askForToken = async (userId: UserId) => {
  const { id, email } = await ask(userId);
  const [token = ''] = await tokensTo(email);
  return { id, email, token };
};
const daysPass = async (days: number) => {
  pass(days * day);
  await runJob(app, referencesAged);
  await app.settle();
};
const readByClient = async (consultantId: UserId) => {
  const client = await app.make.client({ email: `${crypto.randomUUID()}@client.test` });
  return (await (await as(client)).listOfConsultant({ consultantId })).items;
};

describe('a former client who is asked', () => {
  it('confirms once, and clients read their first name and initial without the address', async () => {
    const consultant = await makeConsultant();
    const { token } = await askForToken(consultant);
    const visitor = await as();
    expect(await visitor.getAsked({ token })).toMatchObject({ shownName: 'Grace H.' });
    await visitor.getAsked({ token });
    await visitor.confirm({ token, words: 'They closed our months.' });
    const items = await readByClient(consultant);
    expect(items).toMatchObject([{ name: 'Grace H.', words: 'They closed our months.' }]);
    expect(JSON.stringify(items)).not.toMatch(/Hopper|@/);
    await expect(visitor.confirm({ token, words: 'Again.' })).rejects.toMatchObject(gone);
    await expect(visitor.decline({ token })).rejects.toMatchObject(gone);
  });

  it('declines, and is neither asked by this consultant again nor named after 30 days', async () => {
    const consultant = await makeConsultant();
    const { id, email, token } = await askForToken(consultant);
    await (await as()).decline({ token });
    await daysPass(31);
    await expect(ask(consultant, email)).rejects.toMatchObject({ code: 'ALREADY_ASKED' });
    expect(await tokensTo(email)).toHaveLength(1);
    const row = await app.db
      .selectFrom('consultant_references')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ email: null, person_name: null, company_name: null });
    // Addresses can be guessed: what stays is made with the site's secret.
    expect(row.email_hash).not.toContain(hashAddress(consultant, email));
    expect(row.email_hash).not.toContain(email);
  });

  it('is not asked again under another secret that knows the previous one, and the doctor counts them', async () => {
    const consultant = await makeConsultant();
    const { email, token } = await askForToken(consultant);
    await (await as()).decline({ token });
    await daysPass(31);
    const isRefused = async (keys: Keyring) => {
      const asked = { ...someone, email: email.toUpperCase() };
      const person = { ...consultantViewer, userId: consultant };
      const { refused } = await app.services.write((tx) =>
        askForReference(tx, { ...app.services, keys }, person, asked),
      );
      return refused;
    };
    const next = { present: 'the secret that comes after that of the tests, long enough' };
    const changed = createKeyring({ ...next, accepted: [testAuthSecret] });
    expect(await isRefused(changed)).toBe('ALREADY_ASKED');
    const counted = await countForeignAddresses(app.db, changed.presentPrefix);
    expect(counted).toBeGreaterThan(0);
    expect(await isRefused(createKeyring(next))).toBeNull();
  });

  it('who declined and was deleted before hashes were keyed is still not asked again', async () => {
    const consultant = await makeConsultant();
    const { id, email, token } = await askForToken(consultant);
    await (await as()).decline({ token });
    await app.db
      .updateTable('consultant_references')
      .set({ person_name: null, company_name: null, email: null, project: null, person_role: null })
      .where('id', '=', id)
      .execute();
    await expect(ask(consultant, email)).rejects.toMatchObject({ code: 'ALREADY_ASKED' });
    await daysPass(31);
    await expect(ask(consultant, email)).rejects.toMatchObject({ code: 'ALREADY_ASKED' });
    const { email_hash } = await app.db
      .selectFrom('consultant_references')
      .select('email_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(email_hash).toMatch(/^keyed:/);
  });

  it('is reminded after 4 and 15 days, by links that all work, and erased after 30', async () => {
    const consultant = await makeConsultant();
    const { email } = await ask(consultant);
    expect(await tokensTo(email)).toHaveLength(1);
    for (const [days, mails] of [
      [3.9, 1],
      [0.2, 2],
      [10.8, 2],
      [0.2, 3],
      [14, 3],
    ] as const) {
      await daysPass(days);
      expect(await tokensTo(email)).toHaveLength(mails);
    }
    const visitor = await as();
    for (const token of await tokensTo(email)) {
      expect(await visitor.getAsked({ token })).toMatchObject({ personName: 'Grace Hopper' });
    }
    await daysPass(1);
    for (const token of await tokensTo(email)) {
      await expect(visitor.getAsked({ token })).rejects.toMatchObject(gone);
    }
    expect((await (await as(consultant)).listOwn()).items).toEqual([]);
  });

  it('gets no reminder after an answer', async () => {
    const { email, token } = await askForToken(await makeConsultant());
    await (await as()).confirm({ token, words: 'Yes.' });
    await daysPass(16);
    expect(await tokensTo(email)).toHaveLength(1);
  });
});

describe('a consultant', () => {
  it('withdraws while the form is open: the link ends', async () => {
    const consultant = await makeConsultant();
    const { id, email, token } = await askForToken(consultant);
    await (await as(consultant)).withdraw({ referenceId: id });
    await expect((await as()).confirm({ token, words: 'Yes.' })).rejects.toMatchObject(gone);
    await daysPass(5);
    expect(await tokensTo(email)).toHaveLength(1);
  });

  it('withdraws a confirmed reference: clients do not read it any more', async () => {
    const consultant = await makeConsultant();
    const { id, token } = await askForToken(consultant);
    await (await as()).confirm({ token, words: 'Yes.' });
    await (await as(consultant)).withdraw({ referenceId: id });
    expect(await readByClient(consultant)).toEqual([]);
  });

  it('does not withdraw that of another', async () => {
    const { id } = await ask(await makeConsultant());
    const other = await as(await makeConsultant());
    await expect(other.withdraw({ referenceId: id })).rejects.toMatchObject(gone);
  });

  it('asks neither at the own address nor twice at one, also of two requests at once', async () => {
    const email = `${crypto.randomUUID()}@one.test`;
    const consultant = await app.make.consultant({ email });
    await expect(ask(consultant, email)).rejects.toMatchObject({ code: 'OWN_ADDRESS' });
    const address = newAddress();
    const results = await Promise.allSettled([
      ask(consultant, address),
      ask(consultant, address.toUpperCase()),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('has five references, also when many are asked at once', async () => {
    const consultant = await makeConsultant();
    const results = await Promise.allSettled(Array.from({ length: 7 }, () => ask(consultant)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('asks ten times a day', async () => {
    const consultant = await makeConsultant();
    for (let asked = 0; asked < 10; asked += 1) {
      const { id } = await ask(consultant);
      await (await as(consultant)).withdraw({ referenceId: id });
    }
    await expect(ask(consultant)).rejects.toMatchObject({ code: 'TOO_MANY_ASKED', status: 429 });
    pass(day);
    await ask(consultant);
  });

  it('is mailed and notified of the answer', async () => {
    const email = `${crypto.randomUUID()}@one.test`;
    const consultant = await app.make.consultant({ email });
    const { token } = await askForToken(consultant);
    await (await as()).confirm({ token, words: 'Yes.' });
    await app.settle();
    const subjects = (await listMails(app.db, { to: email })).map(({ subject }) => subject);
    expect(subjects).toContain('Loomworks Mills has confirmed your reference');
    const { items } = await (await app.as(consultant)).notifications.list({});
    expect(items.map(({ words }) => words)).toContain(
      'A former client has confirmed your reference.',
    );
  });
});
