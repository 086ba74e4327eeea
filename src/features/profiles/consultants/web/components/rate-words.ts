import { formatWholeMoney } from '#lib/money/format.ts';
import type { ConsultantCard } from '../../contract/consultant-card.ts';

/** `$120 per hour`. Not among the details of a profile: a page that needs the rate alone leaves out all countries. */
export function rateOf({ hourlyRateUsd }: Pick<ConsultantCard, 'hourlyRateUsd'>): string {
  return `${formatWholeMoney(hourlyRateUsd, 'USD', 'en-US')} per hour`;
}
