import { describe, expect, it } from 'vitest';
import { describePageViews, firstReportedDay } from './page-view-report.ts';

describe('the report of page views', () => {
  it('covers thirty days, today among them', () => {
    expect(firstReportedDay(new Date('2026-03-01T00:00:00Z'))).toBe('2026-01-31');
  });

  it('says the sum, then days, pages and where readers came from', () => {
    const report = {
      days: [
        { day: '2026-11-13', views: 12 },
        { day: '2026-11-12', views: 3 },
      ],
      paths: [{ path: '/', views: 15 }],
      referrers: [],
    };
    expect(describePageViews(report, '2026-10-15')).toBe(
      [
        'Page views since 2026-10-15 (days in UTC): 15',
        '',
        'Days',
        '        12  2026-11-13',
        '         3  2026-11-12',
        '',
        'Pages',
        '        15  /',
      ].join('\n'),
    );
  });

  it('says so when nothing was counted', () => {
    expect(describePageViews({ days: [], paths: [], referrers: [] }, '2026-10-15')).toBe(
      'No page has been counted since 2026-10-15.',
    );
  });
});
