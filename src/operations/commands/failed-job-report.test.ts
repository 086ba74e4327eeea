import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';
import { adminCommands } from './find-command.ts';

const app = await sharedTestApp();

const run = (command: string, ...words: string[]) => {
  const openBackupSource = () => Promise.reject(new Error('No backup is taken here.'));
  return adminCommands[command]?.run({ ...app.services, openBackupSource }, words);
};

/** A record of a failure, as the queue makes it when the last try has failed. */
async function keepFailure(name: string, data: object, message: string): Promise<string> {
  const { rows } = await app.pool.query(
    `insert into jobs.job (name, data, source_name, source_id, source_retry_count, source_output)
     values ('dead-letters', $1, $2, $3, 3, $4) returning id`,
    [data, name, randomUUID(), { message }],
  );
  return rows[0].id;
}

it('names the recipient of a mail and the user of a job, and nothing that opens an account', async () => {
  const userId = await app.make.client({ email: 'owner@example.test' });
  const mail = { mail: 'reset-password', to: { name: 'N', address: 'nora@example.test' } };
  const props = { resetUrl: 'https://x/?token=very-secret' };
  const mailId = await keepFailure(
    'mail-requested',
    { ...mail, props },
    'no such\n\u001b[2Jmailbox',
  );
  const resetId = await keepFailure(
    'password-reset-requested',
    { userId, token: 'very-secret' },
    'lost',
  );
  const goneId = await keepFailure('account-created', { userId: randomUUID() }, 'lost');
  const lines = ((await run('failed-jobs')) ?? '').split('\n');
  expect(lines).toHaveLength(3);
  const lineOf = (id: string) => lines.find((line) => line.startsWith(id));
  expect(lineOf(mailId)).toMatch(/"reset-password" to nora@example\.test {2}no such \[2Jmailbox$/);
  expect(lineOf(resetId)).toContain('about owner@example.test');
  expect(lineOf(goneId)).toContain('who is gone');
  expect(lines.join()).not.toContain('very-secret');
});

it.each(['nonsense', '', "'; drop table jobs.job", randomUUID()])(
  'retrying %j, which is no failed job, is answered with a sentence',
  async (id) => {
    await expect(run('retry-job', id)).rejects.toMatchObject({
      name: 'SetupProblem',
      message: expect.stringMatching(/^No failed job has the id .*failed-jobs" lists/),
    });
  },
);
