import { type MatchFactor, matchWeights } from '#features/matching/rules/weights.ts';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '#ui/primitives/table.tsx';
import { matchFactors } from '../../../content/ranking.ts';

const factors = Object.keys(matchWeights) as MatchFactor[];

/** The six factors with the most points each can give, as the engine itself reads them. */
export function WeightTable() {
  return (
    <Table caption="The match score, factor by factor" captionHidden>
      <TableHead>
        <TableRow>
          <TableHeading>Factor</TableHeading>
          <TableHeading numeric>Points</TableHeading>
          <TableHeading>What counts</TableHeading>
        </TableRow>
      </TableHead>
      <TableBody>
        {factors.map((factor) => (
          <TableRow key={factor}>
            <TableHeading scope="row">{matchFactors[factor].name}</TableHeading>
            <TableCell numeric>{matchWeights[factor]}</TableCell>
            <TableCell className="min-w-64">{matchFactors[factor].text}</TableCell>
          </TableRow>
        ))}
        <TableRow>
          <TableHeading scope="row">Together</TableHeading>
          <TableCell numeric>
            {factors.reduce((sum, factor) => sum + matchWeights[factor], 0)}
          </TableCell>
          <TableCell>Whole points, rounded factor by factor.</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
