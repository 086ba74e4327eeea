import type { OwnReference, ShownReference } from '../contract.ts';
import { shownName } from '../rules/periods.ts';
import type { ReferenceRow } from './queries/references.ts';

/** What a consultant reads of a reference that they have asked for. */
export const viewOwnReference = (reference: ReferenceRow): OwnReference => ({
  id: reference.id,
  personName: reference.person_name,
  companyName: reference.company_name,
  project: reference.project,
  state: reference.state,
  askedAt: reference.asked_at.toISOString(),
  words: reference.words,
  isRemoved: reference.removed_at !== null,
});

/** What clients read of references: the confirmed ones, without the address. */
export const viewShownReferences = (references: readonly ReferenceRow[]): ShownReference[] =>
  references.flatMap((reference) =>
    reference.state === 'confirmed' &&
    !reference.removed_at &&
    reference.words &&
    reference.answered_at
      ? [
          {
            id: reference.id,
            name: shownName(reference.person_name ?? ''),
            companyName: reference.company_name ?? '',
            project: reference.project ?? '',
            role: reference.person_role ?? '',
            words: reference.words,
            confirmedAt: reference.answered_at.toISOString(),
          },
        ]
      : [],
  );
