import { formatWholeMoney } from '#lib/money/format.ts';
import type { BusinessService } from '../../content/business-services.ts';

/** `From £75 per interview`. */
export function servicePrice({ fromGbp, unit }: BusinessService): string {
  return `From ${formatWholeMoney(fromGbp, 'GBP', 'en-GB')} per ${unit}`;
}
