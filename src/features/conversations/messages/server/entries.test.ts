import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { openTerms } from '#features/hiring/applications/rules/terms.ts';
import { toOfferId } from '#features/hiring/offers/ids.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { completeDeal } from '#tests/support/completed-deal.ts';
import { makeConversation, pass, write } from '#tests/support/conversation.ts';
import { countStatements } from '#tests/support/statements.ts';

const app = await sharedTestApp();

const linesOf = async (userId: UserId, threadId: string, limit = 100) => {
  const { threads } = await app.as(userId);
  const lines: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const { items, nextCursor } = await threads.listEntries({
      threadId,
      limit,
      ...(cursor && { cursor }),
    });
    for (const entry of items) lines.push(entry.kind === 'message' ? entry.text : entry.kind);
    if (nextCursor === null) return lines;
    cursor = nextCursor;
  }
};

describe('the entries of a conversation', () => {
  it('are messages and what happened between the two, in the order it happened', async () => {
    const client = await app.make.client();
    const consultant = await app.make.consultant();
    const projectId = await app.make.project(client, { title: 'Tune the close' });
    const { applications } = await app.as(consultant);
    const { id } = await applications.submit({ projectId, coverLetter: 'I can do this.' });
    pass(app, 1000);
    const { threadId } = await makeConversation(app, { client, consultant, text: 'Thank you.' });
    pass(app, 1000);
    await write(app, consultant, threadId, 'When do you decide?');
    pass(app, 1000);
    const asClient = await app.as(client);
    await asClient.applications.accept({ applicationId: id });
    await write(app, client, threadId, 'At once.');
    pass(app, 1000);
    await asClient.threads.shareContact({ threadId });
    pass(app, 1000);
    await completeDeal(app, { client, consultant, projectId });
    const expected = [
      'project-completed',
      'contact-shared',
      'At once.',
      'application-accepted',
      'When do you decide?',
      'Thank you.',
      'application-submitted',
    ];
    for (const limit of [100, 1, 2, 3, 6, 7]) {
      expect(await linesOf(client, threadId, limit)).toEqual(expected);
      expect(await linesOf(consultant, threadId, limit)).toEqual(expected);
    }
    const whole = await asClient.threads.listEntries({ threadId, limit: expected.length });
    expect(whole.items).toHaveLength(expected.length);
    expect(whole.nextCursor).toBeNull();
    const { items } = await asClient.threads.listEntries({ threadId });
    expect(items[3]).toMatchObject({
      applicationId: id,
      project: { id: projectId, title: 'Tune the close' },
    });
  });

  it('tell of other ends, and of nothing that was between others', async () => {
    const { client, consultant, threadId } = await makeConversation(app, { text: 'Hello.' });
    const project = () => app.make.project(client);
    const { applications } = await app.as(consultant);
    const asClient = await app.as(client);
    pass(app, 1000);
    const withdrawn = await applications.submit({ projectId: await project(), coverLetter: 'A.' });
    pass(app, 1000);
    await applications.withdraw({ applicationId: withdrawn.id });
    pass(app, 1000);
    const declined = await applications.submit({ projectId: await project(), coverLetter: 'B.' });
    pass(app, 1000);
    await asClient.applications.decline({ applicationId: declined.id, reason: '' });
    await app.make.application(await project(), await app.make.consultant());
    await app.make.application(await app.make.project(await app.make.client()), consultant);
    expect(await linesOf(client, threadId)).toEqual([
      'application-rejected',
      'application-submitted',
      'application-withdrawn',
      'application-submitted',
      'Hello.',
    ]);
    const { items } = await (await app.as(consultant)).threads.listEntries({ threadId });
    expect(items[0]).toMatchObject({ because: 'declined' });
  });

  it('tell of offers with their terms and words, and of none of others', async () => {
    const { client, consultant, threadId } = await makeConversation(app, { text: 'Hello.' });
    const projectId = await app.make.project(client, { title: 'Tune the close' });
    pass(app, 1000);
    const applicationId = await app.make.application(projectId, consultant, {
      createdAt: app.clock.now(),
    });
    const made = { ...openTerms, rateUsd: 120 };
    const countered = { ...openTerms, rateUsd: 125 };
    const asClient = await app.as(client);
    const asConsultant = await app.as(consultant);
    const offer = async (message: string) => {
      pass(app, 1000);
      const { id } = await asClient.offers.make({ applicationId, terms: made, message });
      pass(app, 1000);
      return toOfferId(id);
    };
    await asConsultant.offers.counter({
      ...{ offerId: await offer('Could you?'), terms: countered, answer: 'For 125.' },
    });
    await asClient.offers.withdraw({ offerId: await offer('') });
    await asConsultant.offers.decline({ offerId: await offer(''), answer: 'No.' });
    const other = await app.make.application(projectId, await app.make.consultant());
    await asClient.offers.make({ applicationId: other, terms: made });

    const expected = [
      'offer-declined',
      'offer-made',
      'offer-withdrawn',
      'offer-made',
      'offer-countered',
      'offer-made',
      'application-submitted',
      'Hello.',
    ];
    for (const limit of [100, 1, 3]) {
      expect(await linesOf(client, threadId, limit)).toEqual(expected);
      expect(await linesOf(consultant, threadId, limit)).toEqual(expected);
    }
    const { items } = await asConsultant.threads.listEntries({ threadId });
    expect(items.slice(0, 6)).toMatchObject([
      { terms: null, words: 'No.' },
      { terms: made, words: '' },
      { terms: null, words: '' },
      { terms: made, words: '' },
      { terms: countered, words: 'For 125.' },
      { terms: made, words: 'Could you?', project: { title: 'Tune the close' }, applicationId },
    ]);
  });

  it('of one moment come each once, whatever the size of the pages', async () => {
    const { client, consultant, threadId } = await makeConversation(app, { text: '1' });
    for (let n = 0; n < 3; n += 1) {
      await app.make.application(await app.make.project(client), consultant, {
        status: 'rejected',
      });
      await write(app, client, threadId, String(n + 2));
    }
    const all = await linesOf(consultant, threadId);
    expect(all).toHaveLength(10);
    expect(all.slice(0, 4)).toEqual(['4', '3', '2', '1']);
    for (const limit of [1, 2, 3, 4, 9]) {
      expect(await linesOf(consultant, threadId, limit)).toEqual(all);
    }
  });

  it.each([
    ['messages', ['Second.', 'First.']],
    ['facts', ['contact-shared', 'First.']],
  ])(
    'that come between two pages are on no later one, after a first page of only %s',
    async (kind, expected) => {
      const { client, consultant, threadId } = await makeConversation(app, { text: 'First.' });
      const asClient = await app.as(client);
      const reject = async () => {
        const projectId = await app.make.project(client);
        return app.make.application(projectId, consultant, { status: 'rejected' });
      };
      pass(app, 1000);
      if (kind === 'messages') await write(app, client, threadId, 'Second.');
      else await asClient.threads.shareContact({ threadId });
      const first = await asClient.threads.listEntries({ threadId, limit: 1 });
      pass(app, 1000);
      await write(app, client, threadId, 'Meanwhile.');
      await reject();
      const cursor = first.nextCursor ?? '';
      const { items } = await asClient.threads.listEntries({ threadId, cursor });
      const seen = [...first.items, ...items];
      expect(seen.map((each) => (each.kind === 'message' ? each.text : each.kind))).toEqual(
        expected,
      );
    },
  );

  it('do not go on from a cursor of another list', async () => {
    const { client, threadId } = await makeConversation(app);
    const { threads } = await app.as(client);
    const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    for (const cursor of ['elsewhere', json([1.5, null]), json([null, ['today', 'x']])]) {
      await expect(threads.listEntries({ threadId, cursor })).rejects.toMatchObject({
        code: 'INVALID_CURSOR',
      });
    }
  });

  it('are five statements, however many there are', async () => {
    const { client, threadId } = await makeConversation(app);
    for (let n = 0; n < 3; n += 1) await write(app, client, threadId);
    const statements = await countStatements(app, client, ({ threads }) =>
      threads.listEntries({ threadId }),
    );
    expect(statements).toBe(5);
  });
});
