import { type CorrespondentViewer, isConsultant } from '#access/viewer.ts';
import { documentKinds, insuranceKinds } from '#catalogue/enumerations/supplier.ts';
import type { Db } from '#db/client.ts';
import { readMilestones } from '#features/agreements/milestones/server/queries/milestone-list.ts';
import {
  findStatementFile,
  type StatementFileKind,
} from '#features/agreements/statements/server/queries/statement-file.ts';
import { listVersions } from '#features/agreements/statements/server/queries/statements.ts';
import { sha256Of } from '#features/agreements/statements/server/views.ts';
import { whatMemberMayRead } from '#features/agreements/suppliers/policy.ts';
import type { SupplierFileKind } from '#features/agreements/suppliers/rules/files.ts';
import { toFileName } from '#features/agreements/suppliers/server/queries/files.ts';
import { findSupplier } from '#features/agreements/suppliers/server/queries/suppliers.ts';
import { documentOfSheet } from '#features/agreements/time-sheets/rules/document.ts';
import { readDealSheet } from '#features/agreements/time-sheets/server/queries/deal-sheet.ts';
import { sheetTable } from '#features/agreements/time-sheets/server/views.ts';
import { hasDealWith } from '#features/hiring/applications/server/queries/accepted-consultants.ts';
import {
  type AgreedDeal,
  findAgreedDeal,
} from '#features/hiring/applications/server/queries/agreed-deal.ts';
import type { OwnSide } from '#features/hiring/applications/server/queries/own-side.ts';
import { listAccess } from '#features/hiring/environment-access/server/queries/access-list.ts';
import { csvLines } from '#lib/csv.ts';
import type { Services } from '#server/services.ts';
import { pdfOf } from '../../../lib/documents/pdf.ts';

/** A file of a pack. */
export interface Paper {
  path: string;
  title: string;
  date: Date | null;
  /** Null where it is made when it is read. */
  sha256: string | null;
  /** Null for one that is gone. */
  read(): Promise<Uint8Array | null>;
}

type Source = { db: Db } & Pick<Services, 'clock' | 'files' | 'publicUrl'>;

/** The papers of a deal that one of its sides may read; null where the application is not accepted. */
export async function listPapers(
  source: Source,
  viewer: CorrespondentViewer,
  own: OwnSide,
): Promise<{ deal: AgreedDeal; papers: Paper[] } | null> {
  const deal = await findAgreedDeal(source.db, own.id);
  if (!deal) return null;
  const papers = [
    ...(await statementPapers(source, own)),
    ...(await supplierPapers(source, viewer, deal)),
    ...(await tables(source, viewer, { ...own, title: deal.title })),
  ];
  return { deal, papers };
}

/** What was accepted, and the newest version. */
async function statementPapers({ db, publicUrl }: Source, { id }: OwnSide): Promise<Paper[]> {
  const versions = await listVersions(db, id);
  return versions
    .filter(({ state }, index) => state === 'accepted' || index === 0)
    .toReversed()
    .flatMap(({ number, state, signed, closed_at, proposed_at }) => {
      const isSigned = state === 'accepted';
      const kinds: StatementFileKind[] = isSigned ? ['pdf', 'docx', 'jws'] : ['pdf', 'docx'];
      return kinds.map((kind) => ({
        path: `statement-of-work/version-${number}.${kind}`,
        title: `Statement of work, version ${number}, ${isSigned ? 'accepted' : 'not accepted'}`,
        date: closed_at ?? proposed_at,
        sha256: kind === 'jws' && signed ? sha256Of(signed) : null,
        read: () => findStatementFile({ db, publicUrl }, id, { number, kind }),
      }));
    });
}

const labelOf = (kind: SupplierFileKind): string =>
  insuranceKinds.has(kind) ? insuranceKinds.label(kind) : documentKinds.label(kind);

/** The newest documents of the supplier, where a client’s role lets them be read. */
async function supplierPapers(
  { db, files }: Source,
  viewer: CorrespondentViewer,
  { consultantId }: AgreedDeal,
): Promise<Paper[]> {
  const mayRead =
    isConsultant(viewer) ||
    (whatMemberMayRead(viewer.company).supplier && (await hasDealWith(db, viewer, consultantId)));
  if (!mayRead) return [];
  const stored = (await findSupplier(db, consultantId)).files;
  return stored
    .filter(({ kind }, index) => stored.findIndex((other) => other.kind === kind) === index)
    .map(({ kind, version, file, sha256, created_at }) => ({
      // Names of our own: what people name their files stays out of a zip.
      path: `supplier/${kind}-version-${version}.pdf`,
      title: `${labelOf(kind)}, version ${version}`,
      date: created_at,
      sha256,
      read: () => files.read(toFileName(file)),
    }));
}

async function tables(
  { db, clock }: Source,
  viewer: CorrespondentViewer,
  { id: applicationId, title }: OwnSide & { title: string },
): Promise<Paper[]> {
  const now = clock.now();
  const { sheet } = await readDealSheet(db, viewer, { applicationId, now });
  const milestones = (await readMilestones(db, viewer, applicationId)).items;
  const milestoneRows = milestones.map((each) => ({
    ...{ milestone: each.name, amount: each.amount, currency: each.currency, due_on: each.dueOn },
    ...{ state: each.state, delivered_at: each.deliveredAt, decided_at: each.decidedAt },
    ...{ note: each.note, reason: each.reason },
  }));
  const access = await listAccess(db, applicationId);
  const accessRows = access.map((row) => ({
    ...{ tenant: row.tenant, environment: row.environment, kind: row.kind, role: row.access_role },
    ...{ state: row.state, granted_on: row.granted_on, reviewed_on: row.reviewed_on },
    returned_on: row.returned_on,
  }));
  return [
    ...(sheet
      ? [
          {
            ...{ path: 'time-sheet.pdf', title: 'Time sheet', date: null, sha256: null },
            read: () => pdfOf(documentOfSheet(title, sheet, now)),
          },
          tableOf('time-sheet.csv', 'Time sheet', sheetTable(sheet)),
        ]
      : []),
    ...(milestones.length > 0 ? [tableOf('milestones.csv', 'Milestones', milestoneRows)] : []),
    ...(access.length > 0 ? [tableOf('access-list.csv', 'Access list', accessRows)] : []),
  ];
}

const tableOf = (
  path: string,
  title: string,
  rows: readonly Record<string, string | number | null>[],
): Paper => ({
  ...{ path, title, date: null, sha256: null },
  read: async () => Buffer.from(csvLines(rows, { names: true })),
});
