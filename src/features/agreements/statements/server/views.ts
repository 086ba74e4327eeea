import { createHash } from 'node:crypto';
import type { StatementVersion } from '../contract.ts';
import type { VersionRow } from './queries/statements.ts';

/** The text that was signed: the payload of a compact JWS. */
export const signedText = (jws: string): string =>
  Buffer.from(jws.split('.')[1] ?? '', 'base64url').toString('utf8');

/** The SHA-256 of a text in UTF-8, in hexadecimal digits. */
export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A version as both sides read it. */
export const viewVersion = (row: VersionRow): StatementVersion => ({
  ...{ number: row.number, amends: row.amends, state: row.state, proposedBy: row.proposed_side },
  proposedAt: row.proposed_at.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
  reason: row.reason,
  acceptances: row.acceptances.map(({ side, name, at }) => ({
    ...{ side, name, at: new Date(at).toISOString() },
  })),
  sha256: row.signed ? sha256Of(signedText(row.signed)) : null,
});
