import { describe, expect, it } from 'vitest';
import { claims } from './claims.ts';
import { sayClaims } from './said-claims.ts';
import {
  type MeasuredClaim,
  parseShownClaims,
  showClaims,
  usualClaims,
  writeShownClaims,
} from './shown-claims.ts';

const measuredAt = new Date('2026-11-23T12:00:00Z');
const of = (value: number | null, cases = 5): MeasuredClaim => ({ value, cases, measuredAt });

describe('what is shown of claims', () => {
  it('are the specification’s texts in a demo, and nothing of them is carried', () => {
    const shown = showClaims({}, { certifiedConsultants: of(12) }, true);
    expect(shown).toEqual(usualClaims);
    expect(shown.certifiedConsultants).toEqual({ figure: claims.certifiedConsultants.figure });
    expect(writeShownClaims(shown)).toBeUndefined();
    expect(parseShownClaims(undefined)).toEqual(usualClaims);
  });

  it('is on a real site what was counted, until a user chooses a text', () => {
    const measured = { certifiedConsultants: of(1234, 1234) };
    expect(showClaims({}, measured, false).certifiedConsultants).toEqual({
      figure: '1,234',
      counted: 'listed consultants with a certification, 23\u00a0Nov\u00a02026',
    });
    const chosen = { certifiedConsultants: { source: 'text', figure: 'over a thousand' } } as const;
    expect(showClaims(chosen, measured, false).certifiedConsultants).toEqual({
      figure: 'over a thousand',
    });
  });

  it.each([undefined, of(null, 0), of(null, 5), of(3, 4)])(
    'is nothing of too few cases: %j',
    (few) => {
      const shown = showClaims({}, few ? { consultantResponse: few } : {}, false);
      expect(shown.consultantResponse).toBeNull();
      expect(sayClaims(shown).said('consultantResponse')).toBeNull();
    },
  );

  it.each([
    [0.4, 'under an hour'],
    [1, 'about an hour'],
    [1.2, 'about an hour'],
    [1.5, 'about 2 hours'],
    [6.4, 'about 6 hours'],
    [47.4, 'about 47 hours'],
    [48, 'about 2 days'],
    [60, 'about 3 days'],
  ])('says %d hours as people do', (hours, words) => {
    const shown = showClaims({}, { consultantResponse: of(hours) }, false);
    expect(sayClaims(shown).said('consultantResponse')).toBe(
      `${words} (${claims.consultantResponse.measuredAs}, 23\u00a0Nov\u00a02026)`,
    );
  });

  it('is never other than the product makes it', () => {
    const chosen = { ownCommission: { source: 'text', figure: '5%' } } as const;
    expect(showClaims(chosen, {}, false).ownCommission).toEqual({ figure: '0%' });
  });

  it('is read from a document as it was written, whatever it says', () => {
    const hostile = '"</script><b>&amp;';
    const shown = showClaims(
      { taskSpeed: { source: 'text', figure: hostile } },
      { accountReview: of(30) },
      false,
    );
    expect(parseShownClaims(writeShownClaims(shown))).toEqual(shown);
  });

  it('says how long the review of an account takes, and how many there are of what is counted', () => {
    const measured = { accountReview: of(30), certifiedConsultants: of(30, 30) };
    const shown = showClaims({}, measured, false);
    expect([shown.accountReview?.figure, shown.certifiedConsultants?.figure]).toEqual([
      'about 30 hours',
      '30',
    ]);
  });

  it('is said as a figure by itself, and nothing where there is none', () => {
    const shown = showClaims({}, {}, true);
    expect(sayClaims(shown).said('taskSpeed')).toBe(claims.taskSpeed.figure);
    expect(sayClaims(shown).figure('keptRate')).toBe('100%');
    expect(sayClaims(shown).shown('taskSpeed')).toEqual({ figure: claims.taskSpeed.figure });
    expect(sayClaims(showClaims({}, {}, false)).said('taskSpeed')).toBeNull();
    const chosen = { taskSpeed: { source: 'text', figure: 'twice as fast' } } as const;
    expect(sayClaims(showClaims(chosen, {}, false)).said('taskSpeed')).toBe('twice as fast');
    const taken = { taskSpeed: { source: 'none', figure: 'twice as fast' } } as const;
    expect(showClaims(taken, {}, true).taskSpeed).toBeNull();
  });

  it.each([
    [undefined, '100%', undefined],
    [of(null, 0), '100%', undefined],
    [of(100, 3), '100%', undefined],
    [of(83, 6), '83%', 'counted'],
  ])(
    'states a share as the text does while no lower one was measured: %j',
    (measured, figure, counted) => {
      for (const isDemo of [true, false]) {
        const chosen = { checkedConsultants: { source: 'text', figure: '100%' } } as const;
        const shown = showClaims(chosen, measured ? { checkedConsultants: measured } : {}, isDemo);
        expect(shown.checkedConsultants?.figure).toBe(figure);
        expect(shown.checkedConsultants?.counted !== undefined).toBe(counted !== undefined);
      }
    },
  );

  it('states no share where one of few cases contradicts the text', () => {
    const shown = showClaims({}, { checkedConsultants: of(50, 2) }, true);
    expect(shown.checkedConsultants).toBeNull();
  });

  it('carries a figure that was counted, also where it is the specification’s', () => {
    const counted = { figure: claims.certifiedConsultants.figure, counted: 'today' };
    const shown = { ...usualClaims, certifiedConsultants: counted };
    expect(parseShownClaims(writeShownClaims(shown))).toEqual(shown);
    expect(JSON.parse(writeShownClaims(shown) ?? '')).toEqual({ certifiedConsultants: counted });
  });

  it('is the specification’s where a document carries nothing that can be read', () => {
    for (const text of ['7', '"7"']) expect(parseShownClaims(text)).toEqual(usualClaims);
  });
});
