import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { allAtOnce, oneBehindAnother } from '#tests/support/barrier.ts';
import { rounds } from '#tests/support/rounds.ts';
import { codesOf, dayMs, timeSheetsIn } from '#tests/support/time-sheets.ts';
import { pagesOfPdf } from '../../lib/documents/printed-document-fixture.ts';
import { toWeekId } from '../ids.ts';

const app = await sharedTestApp();

const {
  pass,
  dayIn,
  sheetsOf,
  subjectsTo,
  wordsTo,
  makeDealWithSheet,
  read,
  save,
  submit,
  decision,
} = timeSheetsIn(app);

describe('a cap', () => {
  const warnings = async (userId: UserId, title: string) =>
    (await subjectsTo(userId)).filter(
      (subject) => subject.endsWith(`ap reached: “${title}”`) || subject.startsWith('80 %'),
    );

  it('warns both sides at 80 and at 100 percent, once each', async () => {
    const deal = await makeDealWithSheet({ cap: 10 }, 'Keep the cap');
    for (const [amount, warned] of [
      [7.75, 0],
      [0.25, 1],
      [1, 1],
      [1, 2],
      [5, 2],
    ] as const) {
      const weekId = await submit(deal, amount);
      await (await sheetsOf(deal.client)).approve(await decision(deal.client, weekId));
      for (const side of [deal.client, deal.consultant]) {
        expect(await warnings(side, 'Keep the cap')).toHaveLength(warned);
      }
      pass(7 * dayMs);
    }
    expect(await wordsTo(deal.client)).toEqual(
      expect.arrayContaining([
        'The time sheet for “Keep the cap” has reached 80 % of its cap.',
        'The time sheet for “Keep the cap” has reached its cap.',
      ]),
    );
  });

  it('warns once where a week is returned and submitted again, and anew where the cap changes', async () => {
    const deal = await makeDealWithSheet({ cap: 10 }, 'Change the cap');
    const weekId = await submit(deal, 9);
    const { client, applicationId } = deal;
    const sheets = await sheetsOf(client);
    await sheets.return({ ...(await decision(client, weekId)), reason: 'One hour too many.' });
    pass(1000);
    await submit(deal, 8);
    expect(await warnings(client, 'Change the cap')).toHaveLength(1);
    await sheets.set({ applicationId, unit: 'hours', cap: 20 });
    pass(7 * dayMs);
    await submit(deal, 8);
    expect(await warnings(client, 'Change the cap')).toHaveLength(2);
  });
});

describe('as a file', () => {
  it('is read by both sides, with notes that are no formulas, and by no others', async () => {
    const deal = await makeDealWithSheet();
    await save(deal, [{ day: dayIn(0), amount: 1.5, note: '=HYPERLINK("https://evil.test")' }]);
    const path = `/time-sheets/${deal.applicationId}.csv`;
    const ask = async (userId: UserId) =>
      app.http.request(path, { headers: { cookie: await app.cookieOf(userId) } });
    const own = await ask(deal.consultant);
    expect(own.headers.get('content-type')).toContain('text/csv');
    const text = await own.text();
    expect(text).toContain('week,day,amount,unit,state,note');
    expect(text).toContain(`${dayIn(0)},1.5,hours,open,"'=HYPERLINK(`);
    const pdf = await app.http.request(path.replace(/csv$/, 'pdf'), {
      headers: { cookie: await app.cookieOf(deal.consultant) },
    });
    const pages = await pagesOfPdf(Buffer.from(await pdf.arrayBuffer()));
    expect(pages.join('\n')).toContain('=HYPERLINK("https://evil.test")');
    // Nothing is submitted.
    expect(await (await ask(deal.client)).text()).not.toContain('HYPERLINK');
    for (const other of [await app.make.client(), await app.make.consultant()]) {
      expect((await ask(other)).status).toBe(404);
    }
    expect((await app.http.request(path)).status).toBe(404);
  });
});

describe('at one moment', () => {
  it('one member approves and another returns: the first one counts, every time', async () => {
    for (let round = 0; round < rounds(2, 20); round += 1) {
      const deal = await makeDealWithSheet();
      const weekId = await submit(deal);
      const submitted = await decision(deal.client, weekId);
      const owner = await sheetsOf(deal.client);
      const finance = await sheetsOf(await app.make.colleague(deal.client, 'finance'));
      const acts = [
        () => owner.approve(submitted),
        () => finance.return({ ...submitted, reason: 'No.' }),
      ];
      const isApprovedFirst = round % 2 === 0;
      const results = await oneBehindAnother<unknown>(
        app,
        { table: 'projects', key: 'id', value: deal.projectId },
        isApprovedFirst ? acts : acts.toReversed(),
      );
      expect(codesOf(results)).toEqual(['done', 'WEEK_STATE']);
      const [week] = (await read(deal.client, deal)).sheet?.weeks ?? [];
      expect(week?.state).toBe(isApprovedFirst ? 'approved' : 'returned');
    }
  });

  it('a week is submitted and edited: what is submitted is what was there, every time', async () => {
    for (let round = 0; round < rounds(2, 20); round += 1) {
      const deal = await makeDealWithSheet();
      await save(deal, [{ day: dayIn(0), amount: 1 }]);
      const [week] = (await read(deal.consultant, deal)).sheet?.weeks ?? [];
      const { submit: submitWeek } = await sheetsOf(deal.consultant);
      const acts = [
        () => submitWeek({ weekId: toWeekId(week?.id ?? '') }),
        () => save(deal, [{ day: dayIn(0), amount: 2 }]),
      ];
      const isSubmittedFirst = round % 2 === 0;
      const results = await oneBehindAnother<unknown>(
        app,
        { table: 'projects', key: 'id', value: deal.projectId },
        isSubmittedFirst ? acts : acts.toReversed(),
      );
      expect(codesOf(results)).toEqual(['done', isSubmittedFirst ? 'WEEK_STATE' : 'done']);
      expect((await read(deal.client, deal)).sheet?.submitted).toBe(isSubmittedFirst ? 1 : 2);
    }
  });

  it('a week is submitted ten times: the client is mailed once', async () => {
    const deal = await makeDealWithSheet({}, 'Click twice');
    await save(deal, [{ day: dayIn(0), amount: 1 }]);
    const [week] = (await read(deal.consultant, deal)).sheet?.weeks ?? [];
    const { submit: submitWeek } = await sheetsOf(deal.consultant);
    const results = await allAtOnce<unknown>(
      app,
      { table: 'projects', key: 'id', value: deal.projectId },
      Array.from({ length: 10 }, () => () => submitWeek({ weekId: toWeekId(week?.id ?? '') })),
    );
    expect(codesOf(results).filter((code) => code === 'done')).toHaveLength(1);
    const asked = 'Please approve a week: “Click twice”';
    const subjects = await subjectsTo(deal.client);
    expect(subjects.filter((subject) => subject === asked)).toHaveLength(1);
  });
});
