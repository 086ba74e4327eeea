import type { UserId } from '#access/user.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import type { TestApp } from './app.ts';
import { pdfFile, someAccount, someInsurance, uploadDocument } from './suppliers.ts';

/** A consultant states all of their supplier profile, and a client of theirs reads the bank details. */
export async function stateSupplier(
  app: TestApp,
  { of, other, applicationId }: { of: UserId; other: UserId; applicationId: string },
  says: (what: string) => string,
): Promise<void> {
  const { suppliers } = await app.as(of);
  await suppliers.saveBusiness({
    ...{ legalForm: 'company', legalName: says('legal'), street: says('street') },
    ...{ postalCode: 'zqkvogel12', city: says('city'), country: 'uk' },
    ...{ registrationNumber: 'zqkvogel0815', vatId: '' },
  });
  await suppliers.saveBankDetails({ ...someAccount, holder: says('holder') });
  const insurance = { insurer: says('insurer'), policyNumber: 'zqkvogelpolicy' };
  await suppliers.saveInsurance({ kind: 'public-liability', ...someInsurance, ...insurance });
  const document = { name: 'zqkvogelterms.pdf', content: pdfFile(says('terms')) };
  await uploadDocument(app, of, 'standard-terms', document);
  await (await app.as(other)).suppliers.readBankDetails({
    applicationId: applicationId as ApplicationId,
  });
}
