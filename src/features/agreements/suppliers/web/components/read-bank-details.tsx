import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { DescriptionList } from '#ui/primitives/description-list.tsx';
import { FieldError } from '#ui/primitives/field-error.tsx';
import type { BankDetails } from '../../rules/bank-details.ts';
import { spacedIban } from '../../rules/iban.ts';
import { messageForSupplierError, supplierMessages } from '../messages.ts';
import { suppliersApi } from '../queries.ts';

/** Shows bank details on demand: each reading is recorded. They are gone when the page is left. */
export function ReadBankDetails({ applicationId }: { applicationId: string }) {
  const shownRef = useRef<HTMLDivElement>(null);
  const reading = useMutation({
    mutationFn: () => suppliersApi.readBankDetails({ applicationId }),
    gcTime: 0,
  });
  // The button that had the focus is gone.
  useEffect(() => {
    if (reading.data) shownRef.current?.focus();
  }, [reading.data]);

  if (reading.data) {
    const { bankDetails } = reading.data;
    return (
      <div ref={shownRef} tabIndex={-1}>
        {bankDetails ? (
          <DescriptionList items={factsOf(bankDetails)} />
        ) : (
          <p>The consultant has removed their bank details.</p>
        )}
      </div>
    );
  }
  return (
    <>
      <p className="text-ink-muted">
        Each reading is recorded. Before you pay to a new account, confirm it with the consultant in
        another way.
      </p>
      <div className="flex flex-col items-start gap-2 noscript:hidden">
        <Button variant="secondary" pending={reading.isPending} onClick={() => reading.mutate()}>
          Show Bank Details
        </Button>
        <div role="alert">
          {reading.isError && (
            <FieldError id="bank-details-error">
              {messageForSupplierError(reading.error, supplierMessages.failed)}
            </FieldError>
          )}
        </div>
      </div>
    </>
  );
}

function factsOf(details: BankDetails) {
  const holder = {
    term: 'Account holder',
    details: <span className="wrap-anywhere">{details.holder}</span>,
  };
  if (details.kind === 'iban') {
    return [
      holder,
      { term: 'IBAN', details: spacedIban(details.iban) },
      ...(details.bic ? [{ term: 'BIC', details: details.bic }] : []),
    ];
  }
  return [
    holder,
    details.kind === 'uk'
      ? { term: 'Sort code', details: details.sortCode.replace(/(..)(?=.)/g, '$1-') }
      : { term: 'Routing number', details: details.routingNumber },
    { term: 'Account number', details: details.accountNumber },
  ];
}
