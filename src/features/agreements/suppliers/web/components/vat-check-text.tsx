import { DateText } from '#ui/primitives/date-text.tsx';
import type { VatCheck } from '../../contract/views.ts';

/** What VIES, the register of the European Union, answered about a VAT id. */
export function VatCheckText({ check: { state, answeredAt } }: { check: VatCheck }) {
  if (!answeredAt) return <>VIES gave no answer yet.</>;
  const on = <DateText value={answeredAt} />;
  return state === 'known' ? (
    <>VIES confirmed this number on {on}.</>
  ) : (
    <>VIES did not know this number on {on}.</>
  );
}
