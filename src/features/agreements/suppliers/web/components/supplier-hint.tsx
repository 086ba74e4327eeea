import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Banner } from '#ui/primitives/banner.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { ownSupplierQuery } from '../queries.ts';
import { missingSentence } from './completeness-card.tsx';

/** Says on the card of a deal which supplier details its client may ask for. Nothing once all are there. */
export function SupplierHint() {
  const { data } = useQuery(ownSupplierQuery);
  if (!data || data.missing.length === 0) return null;
  return (
    <Banner
      tone="info"
      role="note"
      title="Your client may ask for your supplier details"
      action={
        <Link
          to="/consultant/supplier"
          className={buttonClassName({ variant: 'secondary', size: 'sm' })}
        >
          Supplier Details
        </Link>
      }
    >
      {missingSentence(data.missing)}
    </Banner>
  );
}
