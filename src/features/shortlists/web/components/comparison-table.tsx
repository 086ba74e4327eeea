import { Link } from '@tanstack/react-router';
import type { ListedProfile } from '#features/consultants/contract/listed-profile.ts';
import { ConsultantPhoto } from '#features/photos/web/components/consultant-photo.tsx';
import { blurredPhotoNote } from '#features/photos/web/messages.ts';
import { cx } from '#ui/class-names.ts';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '#ui/primitives/table.tsx';
import { aspects, compare } from './comparison-aspects.tsx';
import { ShortlistButton } from './shortlist-button.tsx';

interface ComparisonTableProps {
  consultants: readonly ListedProfile[];
  /** Leaves out what all of them have in common. */
  onlyDifferences: boolean;
}

/** On phones the names of the rows stand in the cells: two consultants fit beside each other. */
const besideOnly = 'max-sm:sr-only';

/** Up to four consultants side by side, one aspect a row. What differs stands out. */
export function ComparisonTable({ consultants, onlyDifferences }: ComparisonTableProps) {
  const rows = aspects
    .map((aspect) => ({ aspect, ...compare(aspect, consultants) }))
    .filter(({ differs }) => differs || !onlyDifferences);
  return (
    <Table caption="Consultants side by side" captionHidden>
      <TableHead>
        <TableRow>
          <TableHeading pinned className={besideOnly}>
            <span className="sr-only">Aspect</span>
          </TableHeading>
          {consultants.map(({ userId, name, initials, avatar, isAvatarSharp, title }) => (
            <TableHeading key={userId} className="min-w-40 align-top max-sm:px-3 sm:min-w-44">
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
        {rows.map(({ aspect: { name, shows }, shared, differs }) => (
          <TableRow key={name}>
            <TableHeading
              pinned
              scope="row"
              className={cx(besideOnly, differs && 'shadow-[inset_3px_0_var(--color-primary)]')}
            >
              {name}
              <span className="sr-only">{differs ? ', differs' : ', the same for all'}</span>
            </TableHeading>
            {consultants.map((consultant) => (
              <TableCell
                key={consultant.userId}
                className={cx(
                  'wrap-anywhere max-sm:px-3',
                  differs ? 'max-sm:shadow-[inset_3px_0_var(--color-primary)]' : 'text-ink-muted',
                )}
              >
                <span aria-hidden="true" className="mb-1 block text-xs text-ink-muted sm:hidden">
                  {name}
                </span>
                {shows(consultant, shared)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
