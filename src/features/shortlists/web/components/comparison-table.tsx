import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { availabilities } from '#catalogue/enumerations/availability.ts';
import { preferredDurations } from '#catalogue/enumerations/engagement-length.ts';
import { timezones } from '#catalogue/enumerations/places.ts';
import { workArrangements } from '#catalogue/enumerations/work-arrangement.ts';
import { isModuleId, moduleById } from '#catalogue/modules.ts';
import { nameOfSkill } from '#catalogue/skills.ts';
import type { ListedProfile } from '#features/consultants/contract/listed-profile.ts';
import {
  experienceOf,
  placeOf,
  rateOf,
} from '#features/consultants/web/components/profile-facts.ts';
import { Rating } from '#features/consultants/web/components/rating.tsx';
import { CertificationList } from '#features/credentials/web/components/certification-list.tsx';
import { ConsultantPhoto } from '#features/photos/web/components/consultant-photo.tsx';
import { blurredPhotoNote } from '#features/photos/web/messages.ts';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '#ui/primitives/table.tsx';
import { ShortlistButton } from './shortlist-button.tsx';

interface Aspect {
  name: string;
  of: (consultant: ListedProfile) => ReactNode;
}

const moduleName = (id: string) => (isModuleId(id) ? moduleById(id).name : id);

const none = <span className="text-ink-muted">None named</span>;
const notSaid = <span className="text-ink-muted">Not said</span>;

function listOf(ids: readonly string[], nameOf: (id: string) => string): ReactNode {
  if (ids.length === 0) return none;
  return (
    <ul className="flex list-disc flex-col gap-1 pl-4">
      {ids.map((id) => (
        <li key={id}>{nameOf(id)}</li>
      ))}
    </ul>
  );
}

const aspects: readonly Aspect[] = [
  { name: 'Rating', of: ({ rating }) => <Rating rating={rating} /> },
  { name: 'Rate', of: rateOf },
  { name: 'Experience', of: experienceOf },
  { name: 'Location', of: placeOf },
  {
    name: 'Way of working',
    of: ({ workArrangement }) =>
      workArrangement ? workArrangements.label(workArrangement) : notSaid,
  },
  { name: 'Timezone', of: ({ timezone }) => timezones.label(timezone) },
  { name: 'Availability', of: ({ availability }) => availabilities.label(availability) },
  { name: 'Hours per week', of: ({ hoursPerWeek }) => hoursPerWeek },
  {
    name: 'Preferred project duration',
    of: ({ preferredProjectDuration }) => preferredDurations.label(preferredProjectDuration),
  },
  { name: 'Primary skills', of: ({ primarySkills }) => listOf(primarySkills, nameOfSkill) },
  { name: 'Modules', of: ({ skillModules }) => listOf(skillModules, moduleName) },
  { name: 'Secondary skills', of: ({ secondarySkills }) => listOf(secondarySkills, nameOfSkill) },
  {
    name: 'Certifications',
    of: ({ certifications, verifiedCertifications }) =>
      certifications.length === 0 ? (
        none
      ) : (
        <CertificationList certifications={certifications} verified={verifiedCertifications} />
      ),
  },
  {
    name: 'Portfolio projects',
    of: ({ portfolioProjects }) =>
      portfolioProjects.length === 0
        ? none
        : portfolioProjects.map(({ title }) => title).join('; '),
  },
];

/** Up to four consultants side by side, one aspect a row. */
export function ComparisonTable({ consultants }: { consultants: readonly ListedProfile[] }) {
  return (
    <Table caption="Consultants side by side" captionHidden>
      <TableHead>
        <TableRow>
          <TableHeading pinned>
            <span className="sr-only">Aspect</span>
          </TableHeading>
          {consultants.map(({ userId, name, initials, avatar, isAvatarSharp, title }) => (
            <TableHeading key={userId} className="min-w-44 align-top">
              <span className="flex flex-col items-start gap-2 font-normal whitespace-normal">
                <ConsultantPhoto
                  initials={initials}
                  imageUrl={avatar}
                  note={!isAvatarSharp && blurredPhotoNote(name)}
                />
                <Link
                  to="/consultant/$consultantId"
                  params={{ consultantId: userId }}
                  className="font-semibold text-primary-ink underline underline-offset-2"
                >
                  {name}
                </Link>
                <span className="wrap-anywhere">{title}</span>
                <ShortlistButton consultantId={userId} name={name} size="sm" />
              </span>
            </TableHeading>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {aspects.map(({ name, of }) => (
          <TableRow key={name}>
            <TableHeading pinned scope="row">
              {name}
            </TableHeading>
            {consultants.map((consultant) => (
              <TableCell key={consultant.userId} className="wrap-anywhere">
                {of(consultant)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
