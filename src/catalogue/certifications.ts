import type { CertificationEntry } from './certification-entries/certification-entry.ts';
import { furtherCertificationEntries } from './certification-entries/further-certifications.ts';
import {
  otherCertificationEntries,
  specifiedCertificationEntries,
} from './certification-entries/specified-certifications.ts';
import { indexEntries } from './index-entries.ts';

const entries = [
  ...specifiedCertificationEntries,
  ...furtherCertificationEntries,
  ...otherCertificationEntries,
] as const;

export type CertificationId = (typeof entries)[number]['id'];
export type Certification = CertificationEntry & { readonly id: CertificationId };

export const certifications: readonly Certification[] = entries;
export const {
  ids: certificationIds,
  byId: certificationById,
  has: isCertificationId,
} = indexEntries(certifications);

/** The title with its exams, as in "Power BI Data Analyst Associate (PL-300)". */
export function labelOfCertification(id: CertificationId): string {
  const { name, exams } = certificationById(id);
  return exams.length > 0 ? `${name} (${exams.join(', ')})` : name;
}

/** Whether this certification is valid for life, so that it has no last day. */
export const neverExpires = (id: string): boolean =>
  isCertificationId(id) && certificationById(id).neverExpires === true;

const idByExam = new Map<string, CertificationId>(
  certifications.flatMap(({ id, exams }) =>
    exams.map((exam): [string, CertificationId] => [exam, id]),
  ),
);

/** The certification of the catalogue that took the place of a retired one; undefined where there is none. */
export function successorOf(id: CertificationId): CertificationId | undefined {
  const { successor } = certificationById(id);
  return successor ? idByExam.get(successor.exam) : undefined;
}

/** The retired certifications in whose place this one came. */
export const predecessorsOf = (id: string): readonly CertificationId[] =>
  certificationIds.filter((retired) => successorOf(retired) === id);
