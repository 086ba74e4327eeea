import { pdfFile, someAccount, someBusiness, someInsurance } from '../suppliers.ts';
import { makeApplication } from './deal-inputs.ts';
import { absentId, type ExampleInputs, fixed, type MakeInput, none } from './example-inputs.ts';

const deal: MakeInput = async (app, rowKind, self) => ({
  applicationId:
    rowKind === 'absent' ? absentId : await makeApplication(app, rowKind, self, 'accepted'),
});

/** What is asked of supplier profiles. */
export const supplierInputs: ExampleInputs = {
  'suppliers.getOwn': none,
  'suppliers.getOwnBankDetails': none,
  'suppliers.saveBusiness': fixed(someBusiness),
  'suppliers.saveBankDetails': fixed(someAccount),
  'suppliers.removeBankDetails': none,
  'suppliers.saveInsurance': fixed({ kind: 'public-liability', ...someInsurance }),
  'suppliers.uploadFile': fixed({ kind: 'standard-terms', file: pdfFile() }),
  'suppliers.getOfDeal': deal,
  'suppliers.readBankDetails': deal,
};
