import type { Db } from '#db/client.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { findAgreedDeal } from '#features/hiring/applications/server/queries/agreed-deal.ts';
import type { Services } from '#server/services.ts';
import { pdfOf } from '../../../lib/documents/pdf.ts';
import { wordOf } from '../../../lib/documents/word.ts';
import { documentOf } from '../../rules/document.ts';
import { viewVersion } from '../views.ts';
import { findContent, listVersions } from './statements.ts';

export const statementFileKinds = ['pdf', 'docx', 'jws'] as const;
export type StatementFileKind = (typeof statementFileKinds)[number];

/** The bytes of a file of a version; null where there is none. What is not signed has no signed file. */
export async function findStatementFile(
  { db, publicUrl }: { db: Db } & Pick<Services, 'publicUrl'>,
  applicationId: ApplicationId,
  { number, kind }: { number: number; kind: StatementFileKind },
): Promise<Buffer | null> {
  const deal = await findAgreedDeal(db, applicationId);
  const row = (await listVersions(db, applicationId)).find((each) => each.number === number);
  const content = await findContent(db, applicationId, number);
  if (!deal || !row || !content) return null;
  if (kind === 'jws') return row.signed ? Buffer.from(row.signed) : null;
  const document = documentOf({
    ...viewVersion(row),
    ...{ projectTitle: deal.title, content, site: publicUrl },
  });
  return kind === 'pdf' ? pdfOf(document) : wordOf(document);
}
