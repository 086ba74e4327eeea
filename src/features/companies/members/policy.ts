import type { SignedIn } from '#access/viewer.ts';
import type { Brand } from '#lib/brand.ts';

/** An invitation to the very address that a user has proven: only `isAddressedTo` gives this mark. */
export type Addressed<Row> = Brand<Row, 'Addressed'>;

/** The user who has proven the address of an invitation reads and answers it; no user joins by an id alone. */
export function isAddressedTo<Row extends { email: string }>(
  person: SignedIn,
  row: Row,
): row is Addressed<Row> {
  return row.email === person.email.toLowerCase();
}
