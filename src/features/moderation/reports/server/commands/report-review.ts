import type { ApprovedClientViewer, CorrespondentViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { findListedProfiles } from '#features/profiles/consultants/server/queries/listed-profile.ts';
import type { ReferenceId } from '#features/reviews/references/ids.ts';
import { findShown } from '#features/reviews/references/server/queries/references.ts';
import type { ReviewId } from '#features/reviews/reviews/ids.ts';
import {
  findPublic,
  type PublicReviewOfDeal,
} from '#features/reviews/reviews/server/queries/public-reviews.ts';
import type { Services } from '#server/services.ts';
import { keepReport, type Received, type Words } from './keep-report.ts';

type Tools = Pick<Services, 'jobs' | 'clock' | 'isDemo'>;

/** Stores a report of a public review, which the reporter has to be able to read and has not written. */
export async function reportReview(
  tx: Tx,
  tools: Tools,
  person: CorrespondentViewer,
  { reviewId, ...words }: Words & { reviewId: ReviewId },
): Promise<Received<'REVIEW_NOT_FOUND'>> {
  const review = await findPublic(tx, reviewId);
  if (!review || !(await canReadReview(tx, tools, person, review))) {
    return { refused: 'REVIEW_NOT_FOUND' };
  }
  const { authorId: reportedId, projectTitle } = review;
  const said = [review.words, review.reply && `Answer: ${review.reply}`].filter(Boolean);
  const quote = { reviewId, projectTitle, words: said.join('\n\n') };
  return keepReport(tx, tools, person.userId, { ...words, reportedId, quote });
}

/**
 * Whether this person reads the review and is not of the side that wrote it. Clients read what others say of listed
 * consultants, and consultants what others say of companies; both read what is said of themselves.
 */
async function canReadReview(
  tx: Tx,
  { clock, isDemo }: Tools,
  person: CorrespondentViewer,
  { bySide, companyId, consultantId }: PublicReviewOfDeal,
): Promise<boolean> {
  if (person.userType === 'consultant') {
    const isAbout = person.userId === consultantId;
    return bySide === 'client' ? isAbout : !isAbout;
  }
  const isOwn = person.company.companyId === companyId;
  if (bySide === 'consultant') return isOwn;
  const at = { now: clock.now(), isDemo };
  return !isOwn && (await findListedProfiles(tx, at, [consultantId])).length > 0;
}

/** Stores a client's report of a reference, which the client has to be able to read. */
export async function reportReference(
  tx: Tx,
  tools: Tools,
  client: ApprovedClientViewer,
  { referenceId, ...words }: Words & { referenceId: ReferenceId },
): Promise<Received<'REFERENCE_NOT_FOUND'>> {
  const reference = await findShown(tx, referenceId);
  const at = { now: tools.clock.now(), isDemo: tools.isDemo };
  const listed = reference && (await findListedProfiles(tx, at, [reference.consultant_id]));
  if (!reference || !listed || listed.length === 0) return { refused: 'REFERENCE_NOT_FOUND' };
  const quote = {
    ...{ referenceId, projectTitle: reference.project ?? '', words: reference.words ?? '' },
  };
  const reportedId = reference.consultant_id;
  return keepReport(tx, tools, client.userId, { ...words, reportedId, quote });
}
