import { type MatchFactor, matchWeights } from '#features/profiles/matching/rules/weights.ts';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '#ui/primitives/table.tsx';
import { matchFactors } from '../../../content/ranking.ts';

const rounding = 'Whole points, rounded factor by factor.';
/** On phones the last column is only heard: there is no room beside the others. */
const besideOnly = 'max-sm:sr-only';

const factors = Object.keys(matchWeights) as MatchFactor[];

/** The eight factors with the most points each can give, as the engine itself reads them. */
export function WeightTable() {
  return (
    <Table caption="The match score, factor by factor" captionHidden>
      <TableHead>
        <TableRow>
          <TableHeading className="max-sm:w-full">Factor</TableHeading>
          <TableHeading numeric>Points</TableHeading>
          <TableHeading className={besideOnly}>What counts</TableHeading>
        </TableRow>
      </TableHead>
      <TableBody>
        {factors.map((factor) => (
          <TableRow key={factor}>
            <TableHeading scope="row">
              {matchFactors[factor].name}
              <OnPhones>{matchFactors[factor].text}</OnPhones>
            </TableHeading>
            <TableCell numeric>{matchWeights[factor]}</TableCell>
            <TableCell className={besideOnly}>{matchFactors[factor].text}</TableCell>
          </TableRow>
        ))}
        <TableRow>
          <TableHeading scope="row">
            Together
            <OnPhones>{rounding}</OnPhones>
          </TableHeading>
          <TableCell numeric>
            {factors.reduce((sum, factor) => sum + matchWeights[factor], 0)}
          </TableCell>
          <TableCell className={besideOnly}>{rounding}</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}

/** What the last column says, below the factor's name; who listens hears it in its column. */
function OnPhones({ children }: { children: string }) {
  return (
    <span
      aria-hidden="true"
      className="mt-1 block font-normal whitespace-normal text-ink-muted sm:hidden"
    >
      {children}
    </span>
  );
}
