import type { ReactNode } from 'react';
import {
  documentKinds,
  type InsuranceKind,
  insuranceKinds,
} from '#catalogue/enumerations/supplier.ts';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import type { OwnSupplier } from '../../contract/views.ts';
import type { SupplierPart } from '../../rules/completeness.ts';
import { partLabels } from '../messages.ts';
import { BankDetailsForm } from './bank-details-form.tsx';
import { BusinessForm } from './business-form.tsx';
import { CompletenessCard } from './completeness-card.tsx';
import { DocumentPart } from './document-part.tsx';
import { InsuranceForm } from './insurance-form.tsx';
import { VatCheckText } from './vat-check-text.tsx';

interface OwnSupplierProps {
  supplier: OwnSupplier;
  /** An admin impersonates the consultant: bank details are not shown. */
  isImpersonated: boolean;
}

/** The parts of the own supplier profile; each is saved by itself. */
export function OwnSupplierParts({ supplier, isImpersonated }: OwnSupplierProps) {
  return (
    <div className="flex flex-col gap-6">
      <CompletenessCard missing={supplier.missing} />
      <Part part="business">
        <BusinessForm business={supplier.business} />
        {supplier.vatCheck && (
          <p className="text-ink-muted">
            Your VAT id: <VatCheckText check={supplier.vatCheck} />
          </p>
        )}
      </Part>
      <Part part="bank-details">
        <p className="text-ink-muted">
          They are stored encrypted. Only owners and finance members of companies that you work for
          read them, and each reading is recorded.
        </p>
        {isImpersonated ? (
          <p>You can’t see a user’s bank details while impersonating them.</p>
        ) : (
          <BankDetailsForm />
        )}
      </Part>
      {insuranceKinds.values.map((kind) => (
        <Part key={kind} part={kind}>
          <Insurance kind={kind} supplier={supplier} />
        </Part>
      ))}
      <Card>
        <CardTitle>Documents</CardTitle>
        {documentKinds.values.map((kind) => (
          <div key={kind} id={kind}>
            <DocumentPart
              kind={kind}
              title={partLabels[kind]}
              versions={versionsOf(supplier, kind)}
            />
          </div>
        ))}
      </Card>
    </div>
  );
}

function Part({ part, children }: { part: SupplierPart; children: ReactNode }) {
  return (
    <Card id={part}>
      <CardTitle>{partLabels[part]}</CardTitle>
      {children}
    </Card>
  );
}

function Insurance({ kind, supplier }: { kind: InsuranceKind; supplier: OwnSupplier }) {
  return (
    <>
      <p className="text-ink-muted">Clients ask for the details and for the policy as a PDF.</p>
      <InsuranceForm
        kind={kind}
        insurance={supplier.insurances.find((each) => each.kind === kind)}
      />
      <div className="border-t border-line pt-4">
        <DocumentPart
          kind={kind}
          title={`Policy of your ${partLabels[kind].toLowerCase()}`}
          versions={versionsOf(supplier, kind)}
        />
      </div>
    </>
  );
}

const versionsOf = ({ files }: OwnSupplier, kind: OwnSupplier['files'][number]['kind']) =>
  files.filter((file) => file.kind === kind);
