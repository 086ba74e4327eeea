import { describe, expect, it } from 'vitest';
import { mailKindOf, mailKinds, mailsWithKind } from './mail-kinds.ts';
import { namedSenders, senderOfKind, usualSenderChoices } from './senders.ts';

const usual = { name: 'Direct365', address: 'Hello@direct365.example' };
const billing = { name: 'Direct365', address: 'billing@direct365.example' };
const choices = {
  names: { 'hello@direct365.example': 'Direct365 team' },
  byKind: { billing: 'billing@direct365.example', work: 'gone@direct365.example' },
};

describe('the senders of mails', () => {
  it('have the names that were chosen for their addresses, in whatever letters', () => {
    expect(namedSenders([usual, billing], choices)).toEqual([
      { name: 'Direct365 team', address: 'Hello@direct365.example' },
      billing,
    ]);
    expect(namedSenders([usual], usualSenderChoices)).toEqual([usual]);
  });

  it('are one for each kind, the usual one where none was chosen or it is not allowed any more', () => {
    const named = { ...usual, name: 'Direct365 team' };
    expect(senderOfKind('billing', [usual, billing], choices)).toEqual(billing);
    expect(senderOfKind('account', [usual, billing], choices)).toEqual(named);
    expect(senderOfKind('work', [usual, billing], choices)).toEqual(named);
    const chosen = { names: {}, byKind: { work: 'hello@direct365.example' } };
    expect(senderOfKind('work', [billing, usual], chosen)).toEqual(usual);
    expect(senderOfKind('work', [], chosen)).toBeUndefined();
  });
});

describe('a mail', () => {
  it('is about a user’s own account, unless it is said to be about something else', () => {
    expect(mailKindOf('password-reset')).toBe('account');
    expect(mailKindOf('payment-receipt')).toBe('billing');
    const kinds = mailsWithKind.map(mailKindOf);
    expect(new Set(kinds)).toEqual(new Set(mailKinds.filter((kind) => kind !== 'account')));
  });
});
