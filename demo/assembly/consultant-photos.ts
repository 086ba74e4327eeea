import type { Insertable } from 'kysely';
import type { ConsultantPhotosTable } from '#db/tables/photos.ts';
import { seededRandom } from '#lib/seeded-random.ts';
import type { DemoConsultant } from '../content/demo-consultant.ts';
import type { PortraitPhoto } from '../portraits/read-portraits.ts';
import { hoursAfter } from './dates.ts';
import type { DemoPerson } from './people.ts';

/** The photo that a consultant added a while after signing up. */
export function consultantPhotoRow(
  { id, files }: PortraitPhoto,
  { key }: DemoConsultant,
  person: DemoPerson,
): Insertable<ConsultantPhotosTable> {
  const addedAt = hoursAfter(person.joinedAt, seededRandom(`photo ${key}`).between(0.2, 1.5));
  return {
    id,
    user_id: person.id,
    blurred_file: files.blurred,
    medium_file: files.medium,
    large_file: files.large,
    created_at: addedAt,
    stored_at: addedAt,
    attached_at: addedAt,
  };
}
