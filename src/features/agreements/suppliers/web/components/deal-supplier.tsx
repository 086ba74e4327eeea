import type { ReactNode } from 'react';
import { countries } from '#catalogue/enumerations/places.ts';
import { documentKinds, insuranceKinds, legalForms } from '#catalogue/enumerations/supplier.ts';
import { formatAnyMoney } from '#lib/money/format.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { DescriptionList } from '#ui/primitives/description-list.tsx';
import type { DealSupplier, InsuranceView } from '../../contract/views.ts';
import { partLabels } from '../messages.ts';
import { DocumentLink } from './document-link.tsx';
import { ReadBankDetails } from './read-bank-details.tsx';
import { VatCheckText } from './vat-check-text.tsx';

interface DealSupplierProps {
  applicationId: string;
  supplier: DealSupplier;
}

/** What the consultant of a deal states as a supplier, as the company reads it. */
export function DealSupplierParts({ applicationId, supplier }: DealSupplierProps) {
  const { business, vatCheck, insurances, files, can, hasBankDetails } = supplier;
  return (
    <div className="flex flex-col gap-6">
      <Part title={partLabels.business}>
        {business ? <BusinessList {...{ business, vatCheck }} /> : <NotStated />}
      </Part>
      <Part title={partLabels['bank-details']}>
        {!hasBankDetails && <NotStated />}
        {hasBankDetails && can.readBankDetails && <ReadBankDetails applicationId={applicationId} />}
        {hasBankDetails && !can.readBankDetails && (
          <p>Owners and finance members of your company can read them.</p>
        )}
      </Part>
      {insuranceKinds.values.map((kind) => {
        const insurance = insurances.find((each) => each.kind === kind);
        const policy = files.find((file) => file.kind === kind);
        return (
          <Part key={kind} title={partLabels[kind]}>
            {insurance ? <InsuranceList insurance={insurance} /> : <NotStated />}
            {policy && <DocumentLink file={policy} />}
          </Part>
        );
      })}
      <Part title="Documents">
        {documentKinds.values.map((kind) => {
          const file = files.find((each) => each.kind === kind);
          return (
            <section
              key={kind}
              aria-labelledby={`document-${kind}`}
              className="flex flex-col gap-2"
            >
              <h3 id={`document-${kind}`} className="font-medium text-ink">
                {partLabels[kind]}
              </h3>
              {file ? <DocumentLink file={file} /> : <NotStated />}
            </section>
          );
        })}
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      {children}
    </Card>
  );
}

const NotStated = () => <p className="text-ink-muted">Not stated yet.</p>;

interface BusinessListProps {
  business: NonNullable<DealSupplier['business']>;
  vatCheck: DealSupplier['vatCheck'];
}

function BusinessList({ business, vatCheck }: BusinessListProps) {
  const { legalForm, legalName, street, postalCode, city, country } = business;
  const address = [
    street,
    `${postalCode} ${city}`.trim(),
    countries.has(country) ? countries.label(country) : country,
  ];
  const items = [
    { term: 'Legal form', details: legalForms.label(legalForm) },
    { term: 'Legal name', details: <Plain text={legalName} /> },
    { term: 'Address', details: <Plain text={address.join(', ')} /> },
    { term: 'Registration number', details: business.registrationNumber },
    { term: 'VAT id', details: business.vatId },
    { term: 'VAT check', details: vatCheck && <VatCheckText check={vatCheck} /> },
  ];
  return <DescriptionList items={items.filter(({ details }) => details)} />;
}

function InsuranceList({ insurance }: { insurance: InsuranceView }) {
  const { insurer, policyNumber, coverAmount, currency, expiresOn, isExpired } = insurance;
  const cover = formatAnyMoney({ amount: coverAmount, currency }, 'en-US');
  return (
    <DescriptionList
      items={[
        { term: 'Insurer', details: <Plain text={insurer} /> },
        { term: 'Policy number', details: <Plain text={policyNumber} /> },
        { term: 'Amount covered', details: cover },
        {
          term: 'Last day',
          details: isExpired ? (
            <Badge tone="warning">
              Expired on <DateText value={expiresOn} />
            </Badge>
          ) : (
            <DateText value={expiresOn} />
          ),
        },
      ]}
    />
  );
}

const Plain = ({ text }: { text: string }) => <span className="wrap-anywhere">{text}</span>;
