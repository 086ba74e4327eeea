import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { startLocalVies } from '#emulators/vies/local-vies.ts';
import { ManualClock } from '#lib/clock.ts';
import { switchPapers } from '#tests/support/agreement-settings.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { makeDealInProgress } from '#tests/support/completed-deal.ts';
import { someBusiness } from '#tests/support/suppliers.ts';
import { viesRegister } from '../../lib/vies/vies-register.ts';
import { checkVatId } from './commands/check-vat-id.ts';

const asked: string[] = [];
const vies = await startLocalVies(new ManualClock(new Date()), {
  onAsked: ({ countryCode, vatNumber }) => asked.push(`${countryCode} ${vatNumber}`),
});
afterAll(() => vies.close());
const app = await sharedTestApp({ vatRegister: viesRegister(vies.url) });
await switchPapers(app, { vatChecks: true });
beforeEach(() => {
  asked.length = 0;
});

const save = async (consultant: UserId, vatId: string) =>
  (await (await app.as(consultant)).suppliers.saveBusiness({ ...someBusiness, vatId })).vatCheck;
const checkOf = async (consultant: UserId) =>
  (await (await app.as(consultant)).suppliers.getOwn()).vatCheck;
/** A VAT id that was just saved, and whose job has not begun. */
const store = (consultant: UserId, vatId: string) =>
  app.db
    .insertInto('supplier_profiles')
    .values({
      ...{ consultant_id: consultant, legal_form: 'sole-trader', legal_name: 'One' },
      ...{ street: 'One', postal_code: '1', city: 'One', country: 'de' },
      ...{ registration_number: '', vat_id: vatId, vat_check: 'asked' },
    })
    .execute();
const check = (consultant: UserId) =>
  checkVatId(app.services, consultant, new AbortController().signal);

describe('the VAT id of a supplier', () => {
  it('is checked at VIES, and the companies of a deal read the result with its date', async () => {
    const deal = await makeDealInProgress(app);
    await save(deal.consultant, 'DE 123 456 789');
    await app.settle();
    const known = { state: 'known', answeredAt: app.clock.now().toISOString() };
    expect(await checkOf(deal.consultant)).toEqual(known);
    const { suppliers } = await app.as(deal.client);
    const { applicationId } = deal;
    expect((await suppliers.getOfDeal({ applicationId })).vatCheck).toEqual(known);
    expect(asked).toEqual(['DE 123456789']);
  });

  it('may be one that VIES does not know', async () => {
    const consultant = await app.make.consultant();
    await save(consultant, 'GR123456200');
    await app.settle();
    expect(await checkOf(consultant)).toMatchObject({ state: 'unknown' });
    expect(asked).toEqual(['EL 123456200']);
  });

  it('is checked once for each number, and a changed one makes the result void', async () => {
    const consultant = await app.make.consultant();
    await save(consultant, 'DE123456789');
    await app.settle();
    expect(await save(consultant, 'DE123456789')).toMatchObject({ state: 'known' });
    await app.settle();
    expect(asked).toHaveLength(1);
    await save(consultant, 'DE987654200');
    await app.settle();
    expect(await checkOf(consultant)).toMatchObject({ state: 'unknown' });
    expect(await save(consultant, 'GB123456789')).toBeNull();
    await app.settle();
    expect(asked).toEqual(['DE 123456789', 'DE 987654200']);
  });

  it('is asked about again while a member state does not answer', async () => {
    const consultant = await app.make.consultant();
    await store(consultant, 'DE123456301');
    await expect(check(consultant)).rejects.toThrow('MS_UNAVAILABLE');
    expect(await checkOf(consultant)).toEqual({ state: 'asked', answeredAt: null });
  });

  it('that changes while VIES answers about the one before keeps its own result', async () => {
    const consultant = await app.make.consultant();
    await store(consultant, 'DE123456789');
    const vatRegister = {
      knows: async () => {
        await app.db
          .updateTable('supplier_profiles')
          .set({ vat_id: 'DE987654321' })
          .where('consultant_id', '=', consultant)
          .execute();
        return true;
      },
    };
    await checkVatId({ ...app.services, vatRegister }, consultant, new AbortController().signal);
    expect(await checkOf(consultant)).toEqual({ state: 'asked', answeredAt: null });
  });

  it('is all of the answer that is stored: neither name nor address', async () => {
    const consultant = await app.make.consultant();
    await save(consultant, 'DE123456789');
    await app.settle();
    const row = await app.db
      .selectFrom('supplier_profiles')
      .selectAll()
      .where('consultant_id', '=', consultant)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain('IN VIES');
    expect(row.legal_name).toBe(someBusiness.legalName);
  });

  it('is not sent anywhere where the operator has not switched that on', async () => {
    const consultant = await app.make.consultant();
    await store(consultant, 'DE123456789');
    await switchPapers(app, { vatChecks: false });
    await check(consultant);
    expect(await checkOf(consultant)).toBeNull();
    expect(await save(consultant, 'DE987654321')).toBeNull();
    await app.settle();
    expect(asked).toEqual([]);
    // Once it is on again, saving the same number has it checked.
    await switchPapers(app, { vatChecks: true });
    expect(await save(consultant, 'DE987654321')).not.toBeNull();
  });
});
