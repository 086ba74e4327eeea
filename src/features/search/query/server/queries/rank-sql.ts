import { type RawBuilder, sql } from 'kysely';
import { type RankFigures, type RankName, rankFormulas } from '../../rules/ranks.ts';

const columnOf: Readonly<Record<keyof RankFigures, string>> = {
  rating: 'rating',
  experience: 'experience',
  merit: 'merit',
  hourlyRateUsd: 'hourly_rate_usd',
  availability: 'availability',
  readiness: 'readiness',
};

/**
 * The rank of `entry` (a row of `consultant_search`) in an order, as its index has it: the planner compares the
 * expressions.
 */
export function rankSql(name: RankName): RawBuilder<number> {
  const [first, ...others] = rankFormulas[name].map(([figure, times]) => ({
    product: `entry.${columnOf[figure]}${Math.abs(times) === 1 ? '' : ` * ${Math.abs(times)}`}`,
    sign: times < 0 ? '-' : '+',
  }));
  const rest = others.map(({ sign, product }) => ` ${sign} ${product}`);
  return sql.raw(`(${first?.product ?? '0'}${rest.join('')})`);
}
