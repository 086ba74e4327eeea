import { describe, expect, it } from 'vitest';
import { isProvenSender, type SenderCheck } from './proven-sender.ts';

const email = 'ada@larkspur.example';
const signed: SenderCheck = {
  from: [email],
  isAligned: true,
  signatures: [{ headers: 'from:to:subject', isWhole: true }],
};
const bySignature = (change: Partial<SenderCheck>, isAddressed = true) =>
  isProvenSender({ ...signed, ...change }, { email, isAddressed });
const signature = (headers: string, isWhole = true) => ({ signatures: [{ headers, isWhole }] });

describe('a sender is proven', () => {
  it('by a signature over the recipients and the whole body', () => {
    expect(bySignature({})).toBe(true);
    expect(bySignature({ from: ['Ada@Larkspur.example'] })).toBe(true);
    expect(bySignature(signature('From : To : Date'))).toBe(true);
  });
});

describe('a sender is not proven', () => {
  it.each<[string, Partial<SenderCheck>]>([
    ['by nothing', { signatures: [] }],
    ['by a signature of a part of the body', signature('from:to', false)],
    ['by a signature that leaves the recipients out', signature('from:subject')],
    ['by a signature of a header whose name only contains "to"', signature('from:reply-to:x-to-y')],
    ['where the domain is not aligned', { isAligned: false }],
    ['by another address of the same domain', { from: ['eve@larkspur.example'] }],
    ['where From names two', { from: [email, 'eve@larkspur.example'] }],
    ['where From names none', { from: [] }],
  ])('%s', (_, change) => {
    expect(bySignature(change)).toBe(false);
  });

  it('where the mail was written to another address', () => {
    expect(bySignature({}, false)).toBe(false);
  });
});
