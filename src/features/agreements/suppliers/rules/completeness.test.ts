import { describe, expect, it } from 'vitest';
import { missingParts, supplierParts } from './completeness.ts';
import { supplierFileKinds } from './files.ts';

const today = '2026-11-30';
const insurance = (kind: 'professional-indemnity' | 'public-liability', expiresOn = today) => ({
  ...{ kind, expiresOn },
});
const whole = {
  business: {},
  hasBankDetails: true,
  insurances: [insurance('professional-indemnity'), insurance('public-liability')],
  files: supplierFileKinds.map((kind) => ({ kind })),
};

describe('a supplier profile', () => {
  it('lacks all parts at first, and none when each is there', () => {
    const nothing = { business: null, hasBankDetails: false, insurances: [], files: [] };
    expect(missingParts(nothing, today)).toEqual(supplierParts);
    expect(missingParts(whole, today)).toEqual([]);
  });

  it('lacks an insurance that is over, has no policy or no details', () => {
    const over = [insurance('professional-indemnity', '2026-11-29'), insurance('public-liability')];
    expect(missingParts({ ...whole, insurances: over }, today)).toEqual(['professional-indemnity']);
    const withoutPolicy = whole.files.filter(({ kind }) => kind !== 'public-liability');
    expect(missingParts({ ...whole, files: withoutPolicy }, today)).toEqual(['public-liability']);
    expect(missingParts({ ...whole, insurances: [] }, today)).toEqual([
      ...['professional-indemnity', 'public-liability'],
    ]);
  });
});
