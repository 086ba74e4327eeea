import type { PersonalData } from '#server/personal-data.ts';

/** Page views are counted without anybody in them. */
export const pageViewsPersonalData: PersonalData = {
  feature: 'page-views',
  tables: [],
  impersonal: { page_views: 'how often a page was seen on a day, without its readers' },
  lists: [],
};
