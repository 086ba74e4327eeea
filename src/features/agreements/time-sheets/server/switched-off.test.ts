import { expect, it } from 'vitest';
import { switchPapers } from '#tests/support/agreement-settings.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { makeDealInProgress } from '#tests/support/completed-deal.ts';
import { timeSheetsIn } from '#tests/support/time-sheets.ts';

const app = await sharedTestApp();

const { sheetsOf, makeDealWithSheet, read, submit, decision } = timeSheetsIn(app);

it('where the operator offers no time sheets none is switched on, and those that are on go on', async () => {
  const begun = await makeDealWithSheet();
  const later = await makeDealInProgress(app);
  await switchPapers(app, { timeSheets: false });

  expect(await read(later.client, later)).toMatchObject({ sheet: null, canSet: false });
  const { set } = await sheetsOf(later.client);
  const sheet = { unit: 'hours', cap: null } as const;
  await expect(set({ applicationId: later.applicationId, ...sheet })).rejects.toMatchObject({
    ...{ code: 'TIME_SHEETS_OFF', status: 409 },
  });

  expect((await read(begun.client, begun)).canSet).toBe(true);
  await (await sheetsOf(begun.client)).set({
    ...sheet,
    applicationId: begun.applicationId,
    cap: 9,
  });
  const weekId = await submit(begun);
  await (await sheetsOf(begun.client)).approve(await decision(begun.client, weekId));
  expect((await read(begun.consultant, begun)).sheet).toMatchObject({ cap: 9, approved: 7.5 });

  await switchPapers(app, { timeSheets: true });
  expect((await read(later.client, later)).canSet).toBe(true);
});
