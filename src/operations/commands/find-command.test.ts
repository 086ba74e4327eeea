import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { createTrialWrite } from '#db/write.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { pushKeysOf } from '#features/notifications/push/server/commands/push-keys.ts';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { getToken, makeApiKey, statusOf } from '#tests/support/api-keys.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { linkIn } from '#tests/support/confirm.ts';
import { suspend } from '#tests/support/conversation.ts';
import { makeFactor } from '#tests/support/factors.ts';
import { makePasskey } from '#tests/support/passkeys.ts';
import { testPublicUrl } from '#tests/support/site.ts';
import { CommandRefused, exitCodeOf, readCommandLine } from './command-line.ts';
import { adminCommands, describeCommands, findCommand } from './find-command.ts';

const app = await sharedTestApp();

const openBackupSource = async () => ({
  directConnectionString: app.connectionString,
  files: app.services.files,
  cluster: undefined,
  now: app.clock.now(),
});

const commandOf = (name: string, words: string[], isDryRun: boolean) => {
  const command = findCommand(name, words, isDryRun);
  if (typeof command === 'string') throw new Error(`${name} works without a database.`);
  return command;
};

const run = (name: string, ...words: string[]) =>
  commandOf(name, words, false).run({ ...app.services, openBackupSource }, words);

const tryOut = (name: string, ...words: string[]) => {
  const write = createTrialWrite(app.services.db);
  return commandOf(name, words, true).run(
    { ...app.services, openBackupSource, write },
    words,
    true,
  );
};

const stateOf = async (userId: UserId) =>
  (await (await app.as(userId)).accounts.getOwnDecision()).state;

const count = async (statement: string): Promise<number> =>
  (await app.pool.query<{ n: number }>(`select count(*)::int as n from ${statement}`)).rows[0]?.n ??
  0;

function codeOf(act: () => unknown): number {
  try {
    act();
    return 0;
  } catch (error) {
    if (!(error instanceof SetupProblem)) throw error;
    return exitCodeOf(error);
  }
}

describe('a command line', () => {
  it('is read, its options wherever they stand', () => {
    expect(readCommandLine(['approve', '--dry-run', 'a@b.test'])).toEqual({
      name: 'approve',
      words: ['a@b.test'],
      isHelp: false,
      isDryRun: true,
      options: new Map(),
    });
    expect(readCommandLine(['--mail-to', 'a@b.test', 'doctor', '--json'])).toMatchObject({
      ...{ name: 'doctor', words: [] },
      options: new Map([
        ['--mail-to', 'a@b.test'],
        ['--json', ''],
      ]),
    });
    expect(readCommandLine(['--help'])).toMatchObject({ name: '', isHelp: true });
  });

  it('with a usage error ends with 2', () => {
    expect(codeOf(() => readCommandLine(['approve', '--now']))).toBe(2);
    expect(codeOf(() => findCommand('no-such', [], false))).toBe(2);
    expect(codeOf(() => findCommand('constructor', [], false))).toBe(2);
    expect(codeOf(() => findCommand('approve', [], false))).toBe(2);
    expect(codeOf(() => findCommand('list-admins', [], true))).toBe(2);
    expect(codeOf(() => findCommand('list-admins', [], false))).toBe(0);
    expect(codeOf(() => readCommandLine(['doctor', '--mail-to']))).toBe(2);
    expect(codeOf(() => readCommandLine(['doctor', '--mail-to', '--json']))).toBe(2);
    const json = new Map([['--json', '']]);
    expect(codeOf(() => findCommand('list-admins', [], false, json))).toBe(2);
    expect(codeOf(() => findCommand('doctor', [], false, json))).toBe(0);
    expect(codeOf(() => findCommand('doctor', [], true))).toBe(2);
  });

  it('has help for all commands, and for one', () => {
    const all = describeCommands('');
    for (const name of Object.keys(adminCommands)) expect(all).toContain(`  ${name}`);
    expect(describeCommands('approve')).toContain('approve EMAIL [--dry-run]');
    expect(describeCommands('approve')).not.toContain('list-admins');
    expect(describeCommands('nonsense')).toContain('There is no command "nonsense"');
  });
});

describe('creating a user by command', () => {
  const email = 'made@example.test';
  const words = ['consultant', ' Made@example.test ', 'Ada', 'Lovelace'];

  it('is tried without a trace', async () => {
    expect(await tryOut('create-user', ...words)).toContain('has an account now');
    expect(await count(`auth.users where email = '${email}'`)).toBe(0);
  });

  it('makes an account that its owner opens with a password of their own', async () => {
    expect(await run('create-user', ...words)).toContain(`${email} has an account now`);
    const refusal = await run('create-user', ...words).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(CommandRefused);
    expect(await count(`audit_log where action = 'account-created'`)).toBe(1);

    const post = (path: string, body: object) =>
      app.http.request(`/auth/v1${path}`, {
        method: 'POST',
        headers: { origin: testPublicUrl, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const newest = async () => {
      await app.settle();
      return (await listMails(app.db, { to: email }))[0]?.text;
    };
    expect(linkIn(await newest(), '/auth/forgot-password').pathname).toBe('/auth/forgot-password');
    expect((await post('/request-password-reset', { email })).status).toBe(200);
    const token = linkIn(await newest(), '/auth/reset-password').searchParams.get('token');
    const newPassword = 'a sentence that no user types';
    expect((await post('/reset-password', { token, newPassword })).status).toBe(200);
    expect((await post('/sign-in/email', { email, password: newPassword })).status).toBe(200);
  });

  it('takes no robot and no half an address', async () => {
    for (const given of [
      ['robot', 'a@example.test', 'A', 'B'],
      ['client', 'not-an-address', 'A', 'B'],
    ]) {
      expect(await run('create-user', ...given).catch(exitCodeOf)).toBe(2);
    }
  });
});

describe('a dry run', () => {
  /** For each command that changes something, words with which it cannot do its work, and what it says. */
  const refusedUses: Record<string, [words: string[], reason: RegExp]> = {
    'grant-admin': [['unknown@example.test'], /no account/],
    'create-admin': [['suspended@example.test', 'Ada', 'Lovelace'], /is suspended/],
    'revoke-admin': [['unknown@example.test'], /no account/],
    'remove-factors': [['unknown@example.test'], /no account/],
    'end-sessions': [['unknown@example.test'], /no account/],
    'create-user': [['client', 'taken@example.test', 'Ada', 'Lovelace'], /already/],
    approve: [['unknown@example.test'], /no account/],
    'approve-clients': [[], /No client is waiting/],
    'retry-job': [['00000000-0000-4000-8000-000000000000'], /No failed job/],
    'rebuild-search': [[], /Done: \d+/],
    reseal: [[], /./],
    'rotate-push-keys': [[], /./],
    'rotate-signing-keys': [['lost'], /no cause/],
    'release-held': [[], /Nothing is held/],
    'drop-held': [['mail-requested'], /Nothing is held/],
  };
  const outcome = (answer: Promise<string>) =>
    answer.catch((error: unknown) => {
      if (!(error instanceof SetupProblem)) throw error;
      return `${exitCodeOf(error)}: ${error.message}`;
    });

  beforeAll(async () => {
    await app.make.client({ email: 'taken@example.test' });
    const suspended = await app.make.client({ email: 'suspended@example.test' });
    await suspend(app, suspended);
    await run('approve-clients');
  });

  it('is tested for every command that changes something', () => {
    const changing = Object.entries(adminCommands).filter(([, { changes }]) => changes);
    expect(Object.keys(refusedUses).sort()).toEqual(changing.map(([name]) => name).sort());
  });

  it.each(Object.entries(refusedUses))('of %s finds what the command finds', async (name, use) => {
    const [words, reason] = use;
    const tried = await outcome(tryOut(name, ...words));
    expect(tried).toMatch(reason);
    expect(await outcome(run(name, ...words))).toBe(tried);
  });
});

describe('the first admin', () => {
  it('is created by one command, with an account that its owner opens by mail', async () => {
    const email = 'first-admin@example.test';
    expect(await run('create-admin', ` ${email} `, 'Ada', 'Lovelace')).toContain('is an admin now');
    expect(await run('list-admins')).toContain(email);
    await app.settle();
    expect((await listMails(app.db, { to: email })).map(({ text }) => text).join()).toContain(
      '/auth/forgot-password',
    );
    expect(await run('create-admin', email, 'Ada', 'Lovelace')).toContain('is an admin already');
    await run('revoke-admin', email);
  });
});

describe('approving by command', () => {
  it('approves, notifies, and is on record as the command line', async () => {
    const client = await app.make.client({ approved: false, email: 'waits@example.test' });
    expect(await run('approve', ' Waits@example.test ')).toContain('is approved');
    expect(await stateOf(client)).toBe('approved');
    expect(await count(`audit_log where subject_id = '${client}' and actor_id is null`)).toBe(1);
  });

  it('says why it did nothing', async () => {
    await app.make.consultant({ approved: false, profile: false, email: 'bare@example.test' });
    for (const [email, reason] of [
      ['unknown@example.test', /no account/],
      ['bare@example.test', /without a profile/],
    ] as const) {
      const answer = await run('approve', email).catch((error: unknown) => error);
      expect(answer).toBeInstanceOf(CommandRefused);
      expect(String(answer)).toMatch(reason);
    }
  });

  it('is tried without a trace: no approval, no record, no job', async () => {
    const client = await app.make.client({ approved: false, email: 'tried@example.test' });
    const traces = () =>
      Promise.all([count('audit_log'), count("jobs.job where name = 'account-approved'")]);
    const before = await traces();
    expect(await tryOut('approve', 'tried@example.test')).toContain('is approved');
    expect(await tryOut('approve-clients')).toMatch(/^[1-9]\d* approved, 0 could not/);
    expect(await tryOut('grant-admin', 'tried@example.test')).toContain('is an admin now');
    expect(await stateOf(client)).toBe('pending');
    expect(await traces()).toEqual(before);
    expect(await count('admins')).toBe(0);
  });

  it('approves all clients that wait', async () => {
    const client = await app.make.client({ approved: false });
    expect(await run('approve-clients')).toMatch(/0 could not be approved/);
    expect(await stateOf(client)).toBe('approved');
    expect(await run('approve-clients')).toBe('No client is waiting.');
  });
});

describe('removing lost factors by command', () => {
  it('lets their owner in by the password, ends the sessions, notifies, and is on record', async () => {
    const client = await app.make.client({ email: 'lost@example.test' });
    await makeFactor(app, client);
    await app.cookieOf(client);
    expect(await tryOut('remove-factors', 'lost@example.test')).toContain('password alone');
    expect(await count(`auth.users where id = '${client}' and has_second_factor`)).toBe(1);
    expect(await run('remove-factors', ' Lost@example.test')).toContain('password alone');
    expect(await count(`auth.users where id = '${client}' and has_second_factor`)).toBe(0);
    expect(await count(`auth.sessions where user_id = '${client}'`)).toBe(0);
    expect(
      await count(`audit_log where subject_id = '${client}' and action = 'factors-removed'`),
    ).toBe(1);
    const told = `data ->> 'userId' = '${client}' and data ->> 'change' = 'factor-removed'`;
    expect(await count(`jobs.job where name = 'account-secured' and ${told}`)).toBe(1);
  });

  it('removes passkeys as well, whether or not there are factors', async () => {
    const client = await app.make.client({ email: 'lost-device@example.test' });
    await makePasskey(app, client);
    await app.cookieOf(client);
    expect(await run('remove-factors', 'lost-device@example.test')).toContain('password alone');
    expect(await count(`auth.passkeys where user_id = '${client}'`)).toBe(0);
    expect(await count(`auth.sessions where user_id = '${client}'`)).toBe(0);
    expect(
      await count(`audit_log where subject_id = '${client}' and action = 'passkeys-removed'`),
    ).toBe(1);
    const told = `data ->> 'userId' = '${client}' and data ->> 'change' = 'passkey-removed'`;
    expect(await count(`jobs.job where name = 'account-secured' and ${told}`)).toBe(1);
  });

  it('says why it did nothing', async () => {
    await app.make.client({ email: 'whole@example.test' });
    for (const email of ['unknown@example.test', 'whole@example.test']) {
      const answer = await run('remove-factors', email).catch((error: unknown) => error);
      expect(answer).toBeInstanceOf(CommandRefused);
    }
  });
});

describe('sessions by command', () => {
  it('ends the sessions of one person, notifies them, and is on record', async () => {
    const client = await app.make.client({ email: 'stolen@example.test' });
    const other = await app.make.client({ email: 'other@example.test' });
    for (const person of [client, client, other]) await app.cookieOf(person);
    const sessionsOf = (userId: UserId) => count(`auth.sessions where user_id = '${userId}'`);
    expect(await tryOut('end-sessions', 'stolen@example.test')).toContain('signed out');
    expect(await sessionsOf(client)).toBe(2);
    await makeApiKey(app, client);
    const done = await run('end-sessions', 'Stolen@example.test');
    expect(done).toContain('(2)');
    expect(done).toContain('API keys revoked: 1');
    expect(await sessionsOf(client)).toBe(0);
    expect(await sessionsOf(other)).toBe(1);
    expect(
      await count(`audit_log where subject_id = '${client}' and action = 'sessions-ended'`),
    ).toBe(1);
    const told = `data ->> 'userId' = '${client}' and data ->> 'change' = 'signed-out'`;
    expect(await count(`jobs.job where name = 'account-secured' and ${told}`)).toBe(1);
    for (const email of ['stolen@example.test', 'unknown@example.test']) {
      const answer = await run('end-sessions', email).catch((error: unknown) => error);
      expect(answer).toBeInstanceOf(CommandRefused);
    }
  });
});

describe('exporting by command', () => {
  it('writes every user of a type, and the audit log', async () => {
    const clients: unknown[] = parse(await run('export-users', 'client'), {
      columns: true,
      bom: true,
    });
    expect(clients).toHaveLength(await count("profiles where user_type = 'client'"));
    const entries: unknown[] = parse(await run('export-audit-log'), { columns: true, bom: true });
    expect(entries).toHaveLength(await count('audit_log'));
    expect(await run('export-users', 'robot').catch(exitCodeOf)).toBe(2);
  });
});

describe('rotate-signing-keys', () => {
  it('signs with the next key, and earlier tokens stay valid', async () => {
    const key = await makeApiKey(app, await app.make.client());
    const token = await getToken(app, key);
    expect(await tryOut('rotate-signing-keys')).toContain('next key');
    expect(await run('rotate-signing-keys')).toContain('next key');
    expect(await statusOf(app, token)).toBe(200);
    expect(await statusOf(app, await getToken(app, key))).toBe(200);
  });

  it('ends all tokens at once when a key has leaked', async () => {
    const key = await makeApiKey(app, await app.make.client());
    const token = await getToken(app, key);
    expect(await run('rotate-signing-keys', 'known')).toContain('have ended');
    expect(await statusOf(app, token)).toBe(401);
    expect(await statusOf(app, await getToken(app, key))).toBe(200);
    await expect(run('rotate-signing-keys', 'lost')).rejects.toThrow('no cause');
  });
});

describe('rotate-push-keys', () => {
  it('forgets the pair and the browsers that are bound to it', async () => {
    const { publicKey } = await pushKeysOf(app.services);
    expect(await tryOut('rotate-push-keys')).toContain('another one');
    expect((await pushKeysOf(app.services)).publicKey).toBe(publicKey);
    expect(await run('rotate-push-keys')).toContain('have to turn notifications on anew: 0.');
    expect((await pushKeysOf(app.services)).publicKey).not.toBe(publicKey);
  });
});
