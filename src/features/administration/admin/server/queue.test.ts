import { describe, expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';

const app = await sharedTestApp();
const admin = await app.make.admin();

const failureId = '00000000-0000-4000-8000-0000000000f1';
const jobId = '00000000-0000-4000-8000-0000000000f2';

async function failMail(address: string, id = failureId): Promise<void> {
  const data = JSON.stringify({ mail: 'account-approval', to: { name: '', address }, props: {} });
  await app.pool.query(
    `insert into jobs.job (id, name, data, state, retry_count)
     values ($1, 'mail-requested', $2, 'failed', 3)
     on conflict do nothing`,
    [jobId, data],
  );
  await app.pool.query(
    `insert into jobs.job (id, name, data, source_name, source_id, source_retry_count, source_output)
     values ($1, 'dead-letters', $2, 'mail-requested', $3, 3, '{"message": "550 no such mailbox"}')`,
    [id, data, jobId],
  );
}

describe('the queue', () => {
  it('names what failed, for whom and why, and lets it run again', async () => {
    const userId = await app.make.client({ email: 'lost@example.test' });
    await failMail('lost@example.test');
    const { queue } = await app.as(admin);
    const { failed, failures } = await queue.get();
    expect(failed).toBe(1);
    expect(failures).toMatchObject([
      {
        id: failureId,
        name: 'mail-requested',
        mail: 'account-approval',
        email: 'lost@example.test',
        userId,
        attempts: 4,
        lastError: '550 no such mailbox',
      },
    ]);
    const { retried, queue: after } = await queue.retry({ failureIds: [failureId] });
    expect(retried).toBe(1);
    expect(after.failed).toBe(0);
    expect(after.kinds).toMatchObject([{ name: 'mail-requested', running: 0 }]);
    const { items } = await (await app.as(admin)).audit.list({ action: 'job-retried' });
    expect(items).toHaveLength(1);
  });

  it('skips what is gone, and records nothing of it', async () => {
    const { queue, audit } = await app.as(admin);
    const before = (await audit.list({ action: 'job-retried' })).items.length;
    expect((await queue.retry({ failureIds: [failureId] })).retried).toBe(0);
    expect((await audit.list({ action: 'job-retried' })).items).toHaveLength(before);
  });

  it('is tried again once, however many admins press the button at once', async () => {
    await failMail('race@example.test', crypto.randomUUID());
    const admins = await Promise.all([admin, app.make.admin(), app.make.admin()]);
    const { failures } = await (await app.as(admin)).queue.get();
    const failureIds = failures.map(({ id }) => id);
    expect(failureIds).toHaveLength(1);
    const answers = await Promise.all(
      admins.map(async (each) => (await app.as(each)).queue.retry({ failureIds })),
    );
    expect(answers.map(({ retried }) => retried).sort()).toEqual([0, 0, 1]);
  });

  it('says how long mails and other jobs have been failing, while none is due', async () => {
    await app.pool.query('delete from jobs.job');
    await app.pool.query(
      `insert into jobs.job (name, data, state, created_on, start_after) values
         ('mail-requested', '{}', 'retry', now() - interval '5000 seconds', now() + interval '1 hour'),
         ('application-accepted', '{}', 'retry', now() - interval '7000 seconds', now() + interval '1 hour')`,
    );
    const { queue } = await app.as(admin);
    const health = await queue.get();
    expect(health.oldestDueSeconds).toBe(0);
    expect(Math.floor(health.oldestMailSeconds / 1000)).toBe(5);
    expect(Math.floor(health.oldestRetrySeconds / 1000)).toBe(7);
    await app.pool.query('delete from jobs.job');
  });

  it('says who cannot see it that they may not', async () => {
    const client = await app.as(await app.make.client());
    await expect(client.queue.get()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
