import type { Locator, Page } from '@playwright/test';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { answered, open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Look } from '#tests/support/e2e/windows.ts';
import { projectFields } from '#tests/support/factories.ts';
import { callsTo } from './pages/calls.ts';
import { type ClockChange, nextClockChange } from './pages/clock-changes.ts';
import { arrive, toast } from './pages/demo-person.ts';
import { byKeyboard, byMouse, type Hands } from './pages/hands.ts';
import { field, line, rows } from './pages/in-conversation.ts';

/*
 * All the way from a search to an accepted application, by two people in two browsers. Each does their part on a page
 * that stays open: what the other one has done appears on it without a reload.
 */

const site = demoSite();
const { send } = callsTo(site);
const narrow = { width: 360, height: 740 };

interface Way {
  name: string;
  hands: Hands;
  look: Look;
  /** The hour of the call, in the client's time zone: no user is booked twice. */
  hour: string;
  /** The event stream is blocked: pages poll. */
  isBlocked: boolean;
}

const ways: readonly Way[] = [
  { name: 'with the mouse', hands: byMouse, look: {}, hour: '15', isBlocked: false },
  {
    name: 'by keyboard alone, at 360 px',
    hands: byKeyboard,
    look: narrow,
    hour: '13',
    isBlocked: false,
  },
  { name: 'without the stream', hands: byMouse, look: {}, hour: '11', isBlocked: true },
];

for (const way of ways) {
  test(`two people find each other, agree on a call and begin a project: ${way.name}`, async () => {
    const change = nextClockChange(new Date());
    const client = await arrive(site, 'client@demo.test', { ...way.look, timezoneId: change.zone });
    const consultant = await arrive(site, 'consultant@demo.test', {
      ...way.look,
      timezoneId: 'Asia/Tokyo',
    });
    const two = { client: client.page, consultant: consultant.page, way };
    for (const { context } of way.isBlocked ? [client, consultant] : []) {
      await context.clock.install();
      await context.route('**/api/live*', (route) => route.abort());
    }
    for (const { context } of way.isBlocked ? [] : [client, consultant]) {
      await context.addInitScript(neverAsks);
    }
    await findAndWrite(two);
    await agreeOnCall(two, change);
    await beginProject(two, `Begun ${way.name}`);
    for (const { complaints, context } of [client, consultant]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  });
}

/** What appears has come through the stream: no page looks again and again whether something is new. */
const neverAsks = `{
  const native = setInterval;
  setInterval = (run, wait, ...given) => (wait >= 5000 ? 0 : native(run, wait, ...given));
}`;

interface Two {
  client: Page;
  consultant: Page;
  way: Way;
}

/** Waits until this is shown on a page without any input. */
async function appears(two: Two, shown: Locator): Promise<void> {
  const { way } = two;
  const page = shown.page();
  if (way.isBlocked) {
    await expect(async () => {
      // Half a minute passes, after which the page asks.
      await page.clock.fastForward(31_000);
      await answered(page);
      await expect(shown).toBeVisible({ timeout: 500 });
    }).toPass();
  }
  await expect(shown).toBeVisible();
  await fits(two, page.locator('html'));
}

/** Waits until this is there as well, none of it beside the screen. */
async function fits({ way }: Two, shown: Locator): Promise<void> {
  await expect(shown).toBeVisible();
  const width = way.look.width ?? Number.POSITIVE_INFINITY;
  expect(await shown.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(width);
}

async function findAndWrite(two: Two): Promise<void> {
  const { client, consultant, way } = two;
  const { press, type } = way.hands;
  await open(client, '/find-consultants');
  await type(client, client.getByLabel('Search', { exact: true }), 'dairy ledger');
  await client.keyboard.press('Enter');
  await client.waitForURL('**text=dairy*');
  await answered(client);
  await press(client, client.getByRole('link', { name: /^Contact.*Connie/ }));
  await client.waitForURL('**/messages/*');
  await answered(client);

  await open(consultant, '/messages');
  const words = `Would you look at our ledger, ${way.name}?`;
  const opening = client.waitForEvent('filechooser');
  await press(client, client.getByRole('button', { name: 'Attach files' }));
  await (await opening).setFiles([
    { name: 'ledger.txt', mimeType: 'text/plain', buffer: Buffer.from('Nine days.') },
  ]);
  const chosen = client.getByRole('list', { name: 'Files of this message' });
  await expect(chosen).toContainText('Text, 10 bytes');
  await type(client, field(client), words);
  await client.keyboard.press('Control+Enter');
  await expect(line(client, words)).toContainText('ledger.txt');

  const row = rows(consultant).filter({ hasText: words });
  await appears(two, row);
  await press(consultant, row);
  await expect(line(consultant, words)).toContainText('ledger.txt');
  await type(consultant, field(consultant), `Gladly, ${way.name}.`);
  await consultant.keyboard.press('Control+Enter');
  await appears(two, line(client, `Gladly, ${way.name}.`));
}

/**
 * Both have their conversation open. The call is fixed before a change of clocks and moved behind it: on the clock of
 * the one its hour stays, on that of the other it does not.
 */
async function agreeOnCall(two: Two, { zone, before, after, offsets }: ClockChange): Promise<void> {
  const { client, consultant, way } = two;
  const { press, type, typeTime, goesOnAt } = way.hands;
  const time = `${way.hour}:30`;
  const place = zone.split('/')[1];
  const callIn = (page: Page): Locator =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: /^Call with/ }) })
      .filter({ hasText: `${time} (${place}` });
  const shown = (page: Page, offset: string): Locator =>
    callIn(page).getByText(`${time} (${place}, ${offset})`).first();
  const inTokyo = async (page: Page): Promise<string | undefined> =>
    hourOf(await callIn(page).getByText('(Tokyo, GMT+9)').first().textContent());

  const schedule = client.getByRole('button', { name: /^Schedule a call with/ });
  await press(client, schedule);
  const dialog = client.getByRole('dialog', { name: /^Schedule a call with/ });
  await fits(two, dialog);
  await typeTime(client, dialog.getByLabel('Date and time'), `${before}T${time}`);
  await type(client, dialog.getByLabel('Message'), 'Shall we talk?');
  await press(client, dialog.getByRole('button', { name: 'Propose This Time' }));
  await expect(dialog).toBeHidden();
  await goesOnAt(client, schedule);

  const isAsked = callsOf(consultant).filter({ hasText: 'a time waits for your answer' });
  await appears(two, isAsked);
  await press(consultant, isAsked);
  await press(client, callsOf(client));
  await expect(shown(consultant, offsets.before)).toBeVisible();
  const first = await inTokyo(consultant);
  await press(consultant, callIn(consultant).getByRole('button', { name: 'Agree to This Time' }));
  await goesOnAt(consultant, titleIn(callIn(consultant)));
  const isFixed = callIn(client).getByText('Fixed', { exact: true });
  await appears(two, isFixed);

  const begin = callIn(client).getByRole('button', { name: /^Move/ });
  await press(client, begin);
  const moving = client.getByRole('dialog', { name: 'Move this call' });
  await fits(two, moving);
  await typeTime(client, moving.getByLabel('Date and time'), `${after}T${time}`);
  await press(client, moving.getByRole('button', { name: 'Propose This Time' }));
  await expect(moving).toBeHidden();
  await goesOnAt(client, begin);
  const move = callIn(consultant).getByRole('button', { name: 'Move to This Time' });
  await appears(two, move);
  await press(consultant, move);
  await goesOnAt(consultant, titleIn(callIn(consultant)));
  await appears(two, isFixed);
  await expect(shown(client, offsets.after)).toBeVisible();
  await expect(shown(client, offsets.before)).toHaveCount(0);
  expect(await inTokyo(client)).not.toBe(first);
}

/** What opens the calls of a conversation. */
const callsOf = (page: Page): Locator =>
  page.locator('summary').filter({ hasText: /^\d+ calls?\b/ });

const titleIn = (call: Locator): Locator => call.getByRole('heading', { name: /^Call with/ });

const hourOf = (text: string | null): string | undefined => /\d\d:\d\d/.exec(text ?? '')?.[0];

async function beginProject(two: Two, title: string): Promise<void> {
  const { client, consultant, way } = two;
  const { press, type, check } = way.hands;
  const form = { ...projectFields, title, visibility: 'private' };
  const projectId = await send(client, '/projects', form);

  await open(consultant, '/consultant/portal?tab=invitations');
  await open(client, '/find-consultants?text=dairy+ledger');
  await press(client, client.getByRole('button', { name: /^Invite.*Connie/ }));
  const dialog = client.getByRole('dialog');
  await check(client, dialog.getByRole('radio', { name: title }));
  await press(client, dialog.getByRole('button', { name: 'Send Invitation' }));
  await expect(toast(client, 'Invitation Sent')).toBeVisible();

  const invitation = consultant.getByRole('link', { name: title }).first();
  await appears(two, invitation);
  await open(client, `/project/${projectId}`);
  await press(consultant, invitation);
  await press(consultant, consultant.getByRole('link', { name: 'Apply to This Project' }));
  await consultant.waitForURL('**/apply');
  const words = 'I have closed books for twelve years, and never late.';
  await type(consultant, consultant.getByLabel('Cover letter'), words);
  await press(consultant, consultant.getByRole('button', { name: /Submit Application/ }));
  await expect(toast(consultant, 'Application Submitted!')).toBeVisible();
  await open(consultant, '/consultant/portal?tab=projects&view=applications');

  await appears(two, client.getByText(words).first());
  await press(client, client.locator('a[href^="/application/"]').first());
  await client.waitForURL('**/application/*');
  await press(client, client.getByRole('button', { name: 'Accept' }));
  const asked = client.getByRole('dialog');
  await press(client, asked.getByRole('button', { name: 'Accept Application' }));
  await expect(toast(client, 'Application Accepted')).toBeVisible();
  const own = consultant.getByRole('listitem').filter({ hasText: title });
  await appears(two, own.getByText('Accepted').first());
}
