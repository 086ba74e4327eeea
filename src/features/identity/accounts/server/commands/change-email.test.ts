import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp, type TestClient } from '#tests/support/app.ts';
import { linkIn } from '#tests/support/confirm.ts';

const hourMs = 60 * 60_000;

const app = await sharedTestApp();

const newAddress = (): string => `${crypto.randomUUID()}@example.test`;

async function makePerson() {
  const email = newAddress();
  const userId = await app.make.client({ email });
  return { userId, email, accounts: (await app.as(userId)).accounts };
}

/** Asks for another address, and answers the tokens of both links. */
async function askFor(person: { email: string; accounts: TestClient['accounts'] }, email: string) {
  await person.accounts.requestEmailChange({ email });
  await app.settle();
  const tokenIn = async (to: string) => {
    const [newest] = await listMails(app.db, { to });
    return linkIn(newest?.text, '/auth/email-change').searchParams.get('token') ?? '';
  };
  return { old: await tokenIn(person.email), next: await tokenIn(email) };
}

const confirm = async (token: string) => (await app.as()).accounts.confirmEmailChange({ token });
const read = async (token: string) => (await app.as()).accounts.readEmailChange({ token });

const usersWith = (email: string) =>
  app.db
    .selectFrom('auth.users')
    .select(['id', 'email_verified as isConfirmed'])
    .where('email', '=', email)
    .execute();

const sendCodesTo = (userId: UserId, address: string) =>
  app.db
    .updateTable('auth.users')
    .set({ code_address: address })
    .where('id', '=', userId)
    .execute();

describe('a change of address that waits', () => {
  it('is shown to its person and by both links, with what was confirmed', async () => {
    const person = await makePerson();
    const newEmail = newAddress();
    expect(await person.accounts.getEmailChange()).toEqual({ change: null });
    const tokens = await askFor(person, newEmail);
    const change = { newEmail, isOldConfirmed: false, isNewConfirmed: false };
    expect(await person.accounts.getEmailChange()).toEqual({ change });
    expect(await read(tokens.old)).toEqual({ side: 'old', change });
    expect(await read(tokens.next)).toEqual({ side: 'new', change });
    await confirm(tokens.next);
    expect(await read(tokens.old)).toEqual({
      side: 'old',
      change: { ...change, isNewConfirmed: true },
    });
  });

  it('waits a day', async () => {
    const person = await makePerson();
    const newEmail = newAddress();
    const { old, next } = await askFor(person, newEmail);
    const asked = app.clock.now().getTime();
    app.clock.moveTo(new Date(asked + 24 * hourMs - 1));
    expect(await confirm(old)).toEqual({ isChanged: false });
    expect(await person.accounts.getEmailChange()).toMatchObject({ change: { newEmail } });
    app.clock.moveTo(new Date(asked + 24 * hourMs));
    expect(await person.accounts.getEmailChange()).toEqual({ change: null });
    await expect(read(next)).rejects.toMatchObject({ code: 'LINK_NOT_VALID' });
    await expect(confirm(next)).rejects.toMatchObject({ code: 'LINK_NOT_VALID' });
    expect(await usersWith(newEmail)).toEqual([]);
  });

  it('is cancelled by its own person alone', async () => {
    const [person, other] = [await makePerson(), await makePerson()];
    const tokens = await askFor(person, newAddress());
    expect(await other.accounts.cancelEmailChange()).toEqual({ cancelled: false });
    expect(await other.accounts.getEmailChange()).toEqual({ change: null });
    await askFor(other, newAddress());
    expect(await confirm(tokens.old)).toEqual({ isChanged: false });
    expect(await person.accounts.cancelEmailChange()).toEqual({ cancelled: true });
    expect(await other.accounts.cancelEmailChange()).toEqual({ cancelled: true });
  });
});

describe('a change of address is refused', () => {
  it('to the address that the account has', async () => {
    const { email, accounts } = await makePerson();
    await expect(accounts.requestEmailChange({ email })).rejects.toMatchObject({
      code: 'SAME_ADDRESS',
    });
    expect(await accounts.getEmailChange()).toEqual({ change: null });
  });

  it('to the address that codes of the second step go to, however it is written', async () => {
    const [person, other] = [await makePerson(), await makePerson()];
    const address = newAddress();
    await sendCodesTo(person.userId, address.toUpperCase());
    await expect(person.accounts.requestEmailChange({ email: address })).rejects.toMatchObject({
      code: 'ADDRESS_OF_FACTOR',
    });
    expect(await person.accounts.getEmailChange()).toEqual({ change: null });
    await other.accounts.requestEmailChange({ email: address });
    expect(await other.accounts.getEmailChange()).toMatchObject({ change: { newEmail: address } });
  });

  it('at its last step when codes have begun to go there', async () => {
    const person = await makePerson();
    const newEmail = newAddress();
    const tokens = await askFor(person, newEmail);
    await confirm(tokens.old);
    await sendCodesTo(person.userId, newEmail);
    await expect(confirm(tokens.next)).rejects.toMatchObject({ code: 'ADDRESS_OF_FACTOR' });
    expect(await usersWith(newEmail)).toEqual([]);
  });
});

describe('an account that moves to another address', () => {
  it('takes the place of a sign-up there that no one confirmed, and of no other', async () => {
    const person = await makePerson();
    const newEmail = newAddress();
    const elsewhere = newAddress();
    await app.make.client({ email: elsewhere, confirmed: false });
    const tokens = await askFor(person, newEmail);
    await app.make.consultant({ email: newEmail, confirmed: false });
    await confirm(tokens.old);
    expect(await confirm(tokens.next)).toEqual({ isChanged: true });
    expect(await usersWith(newEmail)).toEqual([{ id: person.userId, isConfirmed: true }]);
    expect(await usersWith(person.email)).toEqual([]);
    expect(await usersWith(elsewhere)).toHaveLength(1);
  });

  it('takes the links to a new password that went to the old one with it', async () => {
    const [person, other] = [await makePerson(), await makePerson()];
    const tokens = await askFor(person, newAddress());
    const otherTokens = await askFor(other, newAddress());
    for (const { userId } of [person, other]) {
      await app.db
        .insertInto('auth.verifications')
        .values({
          identifier: `reset of ${userId}`,
          value: userId,
          expires_at: new Date(app.clock.now().getTime() + hourMs),
        })
        .execute();
    }
    await confirm(tokens.next);
    await confirm(tokens.old);
    const left = await app.db.selectFrom('auth.verifications').select('value').execute();
    expect(left).toEqual([{ value: other.userId }]);
    expect(await confirm(otherTokens.old)).toEqual({ isChanged: false });
  });
});
