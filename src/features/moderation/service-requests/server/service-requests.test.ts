import { describe, expect, it } from 'vitest';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { defaultAttemptLimits } from '#http/edge/attempt-limits.ts';
import { createTestApp, sharedTestApp } from '#tests/support/app.ts';
import { testPublicUrl } from '#tests/support/site.ts';
import { serviceRequestIdSchema } from '../ids.ts';
import { dailyLimits } from '../rules/request-form.ts';
import { serviceRequestsAged } from './jobs.ts';

const adminEmail = 'avery@admins.test';
const app = await sharedTestApp();
const admin = await app.make.admin({ email: adminEmail });

const newId = () => serviceRequestIdSchema.parse(crypto.randomUUID());
const requestFrom = (email: string, changes: object = {}) => ({
  ...plain(),
  id: newId(),
  email,
  ...changes,
});
const plain = () => ({
  service: 'sourcing' as const,
  name: 'Robin Rowe',
  company: 'Rowe & Sons',
  phone: '020 7946 0000',
  message: 'Two people for our warehouse go-live,\nfrom February on.',
});
const atOnce = <Answer>(times: number, call: () => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: times }, call));
const asVisitor = async () => (await app.as()).serviceRequests;
const asAdmin = async () => (await app.as(admin)).serviceRequests;
const mailsTo = async (to: string) => {
  await app.settle();
  return listMails(app.db, { to });
};
const waitingFrom = async (email: string) =>
  (await (await asAdmin()).listReceived({ limit: 100 })).items.filter((one) => one.email === email);

describe('a service request', () => {
  it('is kept, told to every admin, and confirmed to its sender without their own words', async () => {
    const email = 'robin@rowe.test';
    await (await asVisitor()).send(requestFrom(email));
    expect(await waitingFrom(email)).toMatchObject([{ ...plain(), email, answeredAt: null }]);

    const [receipt, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(receipt?.subject).toBe('We have your request: Consultant sourcing and advisory');
    expect(receipt?.text).not.toContain('warehouse');
    expect(receipt?.text).not.toContain('Robin');

    const notified = (await mailsTo(adminEmail)).find(({ text }) => text.includes(email));
    expect(notified?.text).toContain('Two people for our warehouse go-live,\nfrom February on.');
    expect(notified?.text).toContain(`${testPublicUrl}/admin/service-requests`);
  });

  it('is one, however often the form is sent', async () => {
    const request = requestFrom('twice@rowe.test');
    const { send } = await asVisitor();
    await atOnce(5, () => send(request));
    expect(await waitingFrom(request.email)).toHaveLength(1);
    expect(await mailsTo(request.email)).toHaveLength(1);
  });

  it.each([
    [{ message: 'too short' }],
    [{ name: '   ' }],
    [{ service: 'catering' as 'sourcing' }],
    [{ answeredAt: '2026-11-22T00:00:00.000Z' }],
  ])('is refused with %j', async (changes) => {
    const request = requestFrom('refused@rowe.test', changes);
    await expect((await asVisitor()).send(request)).rejects.toThrow();
    expect(await waitingFrom(request.email)).toEqual([]);
  });

  it('is not taken more often from one address of mail than a day allows, also at once', async () => {
    const email = 'eager@rowe.test';
    const { send } = await asVisitor();
    const answers = await atOnce(dailyLimits.perSender + 3, () =>
      send(requestFrom(email)).then(
        () => 'taken',
        ({ code }) => code,
      ),
    );
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(dailyLimits.perSender);
    expect(answers.filter((answer) => answer === 'TOO_MANY_REQUESTS')).toHaveLength(3);
    app.clock.moveTo(new Date(app.clock.now().getTime() + 25 * 60 * 60 * 1000));
    await send(requestFrom(email));
    expect(await waitingFrom(email)).toHaveLength(dailyLimits.perSender + 1);
  });

  it('is counted by the inbox that it writes to, however the address is spelled', async () => {
    const { send } = await asVisitor();
    for (let sent = 0; sent < dailyLimits.perSender; sent += 1) {
      await send(requestFrom(`Inbox+${sent}@rowe.test`));
    }
    for (const email of ['inbox+more@rowe.test', 'inbox@rowe.test']) {
      await expect(send(requestFrom(email))).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    }
    await send(requestFrom('inbox@other.test'));
  });

  it('is taken without mails on a day of very many, and the last mail to admins says so', async () => {
    app.clock.moveTo(new Date(app.clock.now().getTime() + 25 * 60 * 60 * 1000));
    await app.pool.query(
      `insert into service_requests (id, service, name, company, email, phone, message, created_at)
       select gen_random_uuid(), 'sourcing', 'Many', '', 'many' || n || '@flood.test', '', repeat('words ', 5), $1
         from generate_series(1, $2) as n`,
      [app.clock.now(), dailyLimits.mailed - 1],
    );
    const { send } = await asVisitor();
    await send(requestFrom('last@rowe.test'));
    await send(requestFrom('quiet@rowe.test'));
    expect(await mailsTo('last@rowe.test')).toHaveLength(1);
    expect(await mailsTo('quiet@rowe.test')).toEqual([]);
    const texts = (await mailsTo(adminEmail)).map(({ text }) => text);
    expect(texts.find((text) => text.includes('last@rowe.test'))).toContain('without a mail');
    expect(texts.filter((text) => text.includes('quiet@rowe.test'))).toEqual([]);
    const { rows } = await app.pool.query(
      "select count(*)::int as kept from service_requests where email = 'quiet@rowe.test'",
    );
    expect(rows).toEqual([{ kept: 1 }]);
    app.clock.moveTo(new Date(app.clock.now().getTime() + 25 * 60 * 60 * 1000));
  });

  it('is taken however many others have sent, and counted by the block of its address', async () => {
    const behindProxy = await createTestApp({ trustedProxies: ['127.0.0.1'] });
    await behindProxy.pool.query(
      `insert into service_requests (id, service, name, company, email, phone, message, created_at)
       select gen_random_uuid(), 'sourcing', 'Many', '', 'many' || n || '@flood.test', '', repeat('words ', 5), $1
         from generate_series(1, 6000) as n`,
      [behindProxy.clock.now()],
    );
    const sendFrom = async (address: string, email: string) => {
      const response = await behindProxy.http.request('/api/service-requests', {
        method: 'POST',
        headers: {
          ...{ 'content-type': 'application/json', origin: testPublicUrl },
          'x-forwarded-for': address,
        },
        body: JSON.stringify(requestFrom(email)),
      });
      return response.status;
    };
    const { attempts } = defaultAttemptLimits['/api/service-requests']?.perBlock ?? { attempts: 0 };
    for (let sent = 0; sent < attempts; sent += 1) {
      expect(await sendFrom(`203.0.113.${sent}`, `block-${sent}@rowe.test`)).toBe(201);
    }
    expect(await sendFrom('203.0.113.200', 'one-more@rowe.test')).toBe(429);
    expect(await sendFrom('198.51.100.1', 'another@rowe.test')).toBe(201);
    await behindProxy.close();
  });

  it('is counted by the address it comes from, before it is read', async () => {
    const { attempts } = defaultAttemptLimits['/api/service-requests']?.perAddress ?? {
      attempts: 0,
    };
    const send = () =>
      app.http.request('/api/service-requests', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: testPublicUrl },
        body: '{}',
      });
    for (let sent = 0; sent < attempts; sent += 1) expect((await send()).status).toBe(400);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('leaves the list once an admin has marked it, and is on record once', async () => {
    const request = requestFrom('answered@rowe.test');
    await (await asVisitor()).send(request);
    const { markAnswered, countWaiting, listReceived } = await asAdmin();
    const { waiting } = await countWaiting();
    const marked = await markAnswered({ requestId: request.id });
    expect(marked.answeredAt).toBe(app.clock.now().toISOString());
    await markAnswered({ requestId: request.id });
    expect(await countWaiting()).toEqual({ waiting: waiting - 1 });
    expect(await waitingFrom(request.email)).toEqual([]);
    const { items } = await listReceived({ state: 'answered' });
    expect(items.map(({ id }) => id)).toContain(request.id);
    const { rows } = await app.pool.query(
      "select actor_id from audit_log where action = 'service-request-answered' and subject_id = $1",
      [request.id],
    );
    expect(rows).toEqual([{ actor_id: admin }]);
  });

  it('is removed three years after it came, once it is answered', async () => {
    const [old, open] = [requestFrom('old@rowe.test'), requestFrom('open@rowe.test')];
    const { send } = await asVisitor();
    await send(old);
    await send(open);
    await (await asAdmin()).markAnswered({ requestId: old.id });
    const ageAgain = async (years: number) => {
      const later = new Date(app.clock.now());
      later.setUTCFullYear(later.getUTCFullYear() + years);
      app.clock.moveTo(later);
      await app.services.write((tx) => app.services.jobs.enqueue(tx, serviceRequestsAged, {}));
      await app.settle();
      const { rows } = await app.pool.query('select id from service_requests where id = any ($1)', [
        [old.id, open.id],
      ]);
      return rows.map(({ id }) => id).toSorted();
    };
    expect(await ageAgain(2)).toEqual([old.id, open.id].toSorted());
    expect(await ageAgain(2)).toEqual([open.id]);
  });
});
