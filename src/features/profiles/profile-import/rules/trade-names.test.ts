import { describe, expect, it } from 'vitest';
import { skillSameAs } from '#catalogue/same-things.ts';
import { formerNames, tradeCertifications, tradeNeeds } from '#tests/support/trade-names.ts';
import { readMentions } from './catalogue-mentions.ts';
import { certificationOf } from './valid-certifications.ts';

const place = { kind: 'page', number: 1 } as const;
const idsIn = (...texts: string[]): string[] =>
  readMentions({ texts: texts.map((text) => ({ text, place })), weight: 2, isListing: true }).map(
    ({ id }) => skillSameAs(id) ?? id,
  );

describe('a file', () => {
  it.each(tradeNeeds)('says %s', (text, id) => {
    expect(idsIn(text)).toContain(id);
  });

  it.each(formerNames)('says %s of what is called otherwise today', (name, id) => {
    expect(idsIn(name)).toContain(id);
  });

  it.each(tradeCertifications)('says that %s is held', (written, id) => {
    const names = [written, `Microsoft Certified: ${written}`, `Exam ${written}, passed 2024`];
    for (const name of names) expect(certificationOf({ name, issuer: 'Microsoft' })).toBe(id);
  });

  it('means the product that a position names by a word of several', () => {
    expect(idsIn('Business Central consultant', 'Warehouse management and purchasing')).toEqual(
      expect.arrayContaining([
        'business-central.warehouse',
        'business-central.purchasing-and-payables',
      ]),
    );
    expect(idsIn('Dynamics 365 Supply Chain', 'Warehouse management')).toContain(
      'supply-chain.warehouse-management',
    );
  });
});
