import {
  type CertificationId,
  certificationById,
  certifications,
  neverExpires,
} from '#catalogue/certifications.ts';
import { normalisePhrase } from '#catalogue/normalise-phrase.ts';
import type { FoundCertificate } from './found-profile.ts';

/**
 * The names and exams of each certification itself. Those of its successor are another one's: they prove nothing here.
 */
const ownNames = certifications.flatMap(({ id, name, exams, aliases }) =>
  [name, ...exams, ...aliases].map((title): [string, CertificationId] => [
    normalisePhrase(title),
    id,
  ]),
);

/** The longest first: "Azure Solutions Architect Expert" is no "Azure Solutions Architect". */
const byLength = [...ownNames].sort(([one], [other]) => other.length - one.length);

const isWithin = (phrase: string, text: string): boolean => ` ${text} `.includes(` ${phrase} `);

/**
 * Which certification of the catalogue this is; Microsoft's that it does not list are the other one. Null for anybody
 * else's.
 */
export function certificationOf({
  name,
  issuer,
}: Pick<FoundCertificate, 'name' | 'issuer'>): CertificationId | null {
  const said = normalisePhrase(name);
  const listed = byLength.find(
    ([phrase]) => isWithin(phrase, said) || isWithin(phrase.replace(' ', ''), said),
  );
  if (listed) return listed[1];
  const isMicrosofts =
    /^microsoft certified\b/.test(said) || /^microsoft\b/.test(normalisePhrase(issuer));
  return isMicrosofts ? 'other-microsoft-certification' : null;
}

/** Whether it still counts on this day: its last month is not over, or it holds for life. */
export function isStillValid(
  id: CertificationId,
  expires: FoundCertificate['expires'],
  now: Date,
): boolean {
  if (expires === null || neverExpires(certificationById(id).id)) return true;
  const today = now.getUTCFullYear() * 12 + now.getUTCMonth();
  return expires.year * 12 + (expires.month ?? 12) - 1 >= today;
}
