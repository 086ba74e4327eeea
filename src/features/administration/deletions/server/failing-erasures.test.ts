import { describe, expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';
import { deletionsIn } from '#tests/support/deletions.ts';
import { failRows } from '#tests/support/failing-row.ts';
import { ageDeletions } from './commands/begin-erasures.ts';
import { carryOutErasures } from './commands/carry-out-erasures.ts';

const app = await sharedTestApp();

const { passTime, ask } = deletionsIn(app);
const hour = 60 * 60_000;
const day = 24 * hour;

describe('an erasure', () => {
  it('takes the name and the address out of the reasons that admins have written', async () => {
    const email = 'zuber@example.test';
    const name = { firstName: 'Ada', lastName: 'Zuber' };
    const userId = await app.make.consultant({ email, ...name, subscribed: false });
    await ask(userId, email);
    passTime(31 * day);
    await ageDeletions(app.services);
    await app.settle();
    passTime(2 * hour);
    await app.pool.query(
      `insert into audit_log (action, subject_id, reason) values
         ('account-suspended', $1, 'Ms Zuber asked for it by ' || $2),
         ('account-approved', gen_random_uuid(), 'Known to Ada Zuber, and to Ada Other')`,
      [userId, email],
    );
    await carryOutErasures(app.services, new AbortController().signal);
    const { rows } = await app.pool.query<{ reason: string }>(
      `select reason from audit_log where reason like '%[erased]%' order by id`,
    );
    expect(rows.map(({ reason }) => reason)).toEqual([
      'Ms [erased] asked for it by [erased]',
      'Known to [erased], and to Ada Other',
    ]);
    const left = await app.pool.query("select from audit_log where reason ~* 'zuber'");
    expect(left.rowCount).toBe(0);
  });

  it('of one account that fails keeps no other from beginning', async () => {
    await app.pool.query('delete from erasures');
    const [early, late] = ['fails@example.test', 'begins@example.test'];
    const failing = await app.make.client({ email: early });
    const other = await app.make.client({ email: late });
    await ask(failing, early);
    passTime(1);
    await ask(other, late);
    passTime(31 * day);
    const mend = await failRows(app.pool, {
      ...{ table: 'erasures', change: 'insert', when: `new.user_id = '${failing}'` },
    });
    await expect(ageDeletions(app.services)).rejects.toThrow('1 failed, the first');
    const begun = () => app.db.selectFrom('erasures').select('user_id').execute();
    expect(await begun()).toEqual([{ user_id: other }]);
    await mend();
    await ageDeletions(app.services);
    expect(await begun()).toHaveLength(2);
  });
});
