import { describe, expect, it } from 'vitest';
import { findRepeatedMails } from './repeated-mails.ts';

const came = (messageId: string, receivedAt: number) => ({
  email: { messageId, headers: [], headerLines: [], attachments: [] },
  receivedAt,
});
const faults = [
  { from: 100_000, until: 130_000 },
  { from: 300_000, until: 310_000 },
];

describe('mails that came again', () => {
  it('are explained by a fault at which the first copy was under way', () => {
    const received = [
      ...[came('<a>', 99_000), came('<a>', 135_000)],
      ...[came('<b>', 120_000), came('<b>', 140_000), came('<c>', 121_000), came('<c>', 140_100)],
      ...[came('<d>', 200_000), came('<e>', 305_000), came('<e>', 330_000)],
    ];
    expect(findRepeatedMails(received, faults)).toEqual({
      ...{ mails: 5, copies: 4, unexplained: [], mostOfOneFault: 3 },
    });
  });

  it('are not explained by anything else', () => {
    const received = [came('<a>', 90_000), came('<a>', 105_000), came('<b>', 1), came('<b>', 2)];
    expect(findRepeatedMails(received, faults)).toEqual({
      ...{ mails: 2, copies: 2, unexplained: ['<a>', '<b>'], mostOfOneFault: 0 },
    });
  });

  it('are each one copy more, however often they came', () => {
    const received = [came('<a>', 101_000), came('<a>', 301_000), came('<a>', 400_000)];
    expect(findRepeatedMails(received, faults)).toMatchObject({ copies: 2, unexplained: [] });
    expect(findRepeatedMails([...received, came('<a>', 500_000)], faults).unexplained).toEqual([
      '<a>',
    ]);
  });
});
