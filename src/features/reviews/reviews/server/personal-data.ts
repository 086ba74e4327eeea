import { personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { leaveReviews } from './commands/leave-reviews.ts';
import { listOfCompanyForExport, listOwnForExport } from './queries/exported-reviews.ts';

const reviews = personalTable('reviews', {
  people: ['consultant_id', 'author_id', 'replied_by'],
  given: [
    ...(['author_side', 'marks', 'again', 'words', 'written_at', 'submitted_at'] as const),
    ...(['revealed_at', 'review_until', 'reply', 'replied_at'] as const),
    ...(['held_for', 'released_at', 'removed_at'] as const),
  ],
  withheld: {
    id: 'names the row for us',
    completion_id: 'the completion is in the list of the deals',
    company_id: 'that of the project',
    consultant_id: 'the consultant of the deal',
    author_id: 'the person who asks, or one of the other side',
    replied_by: 'the person who asks, or one of the other side',
  },
  afterErasure: 'nameless',
});

/** What the two sides of completed deals say of each other. */
export const reviewsPersonalData: PersonalData = {
  feature: 'reviews',
  tables: [reviews],
  impersonal: { review_requests: 'says only when a side of a deal was asked for a review' },
  lists: [
    {
      name: 'reviews',
      says: 'Reviews that you have written, and those about you that were revealed.',
      rows: listOwnForExport,
    },
  ],
  companyLists: [
    {
      name: 'reviews',
      says: 'Reviews that the company has written, and those about it that were revealed.',
      rows: listOfCompanyForExport,
    },
  ],
  erase: (tx, _, leaver) => leaveReviews(tx, leaver),
};
