import type { ConsultantViewer } from '#access/viewer.ts';
import { findDealOfCompany } from '#features/hiring/applications/server/queries/accepted-consultants.ts';
import { refuseField } from '#lib/api/refuse-field.ts';
import { dayOf } from '#lib/calendar-days.ts';
import { StorageUnavailable } from '#lib/files/file-storage.ts';
import { implementOperations } from '#server/implement-operations.ts';
import type { RequestContext } from '#server/request-context.ts';
import { suppliersContract } from '../contract/operations.ts';
import type { OwnSupplier } from '../contract/views.ts';
import { problemOfEnd } from '../rules/insurance.ts';
import { recordReading } from './commands/read-bank-details.ts';
import { saveBankDetails, saveBusiness, saveInsurance } from './commands/save-parts.ts';
import { confirmStored, nameFile, recordFile, refusalOfContent } from './commands/upload-file.ts';
import { findBankDetails } from './queries/bank-details.ts';
import { findSupplier, getFile } from './queries/suppliers.ts';
import type { SuppliersServices } from './services.ts';
import { viewDealSupplier, viewFile, viewOwnSupplier } from './views.ts';

const operations = implementOperations<typeof suppliersContract, SuppliersServices>(
  suppliersContract,
);

export const suppliersProcedures = {
  getOwn: operations.getOwn.handler(({ context }) => viewOwn(context)),

  getOwnBankDetails: operations.getOwnBankDetails.handler(async ({ context }) => ({
    bankDetails: await findBankDetails(context, context.consultant.userId),
  })),

  saveBusiness: operations.saveBusiness.handler(async ({ context, input }) => {
    await context.write((tx) => saveBusiness(tx, context, context.consultant, input));
    return viewOwn(context);
  }),

  saveBankDetails: operations.saveBankDetails.handler(async ({ context, input }) => {
    await context.write((tx) => saveBankDetails(tx, context, context.consultant, input));
    return viewOwn(context);
  }),

  removeBankDetails: operations.removeBankDetails.handler(async ({ context }) => {
    await context.write((tx) => saveBankDetails(tx, context, context.consultant, null));
    return viewOwn(context);
  }),

  saveInsurance: operations.saveInsurance.handler(async ({ context, input }) => {
    const { kind, ...insurance } = input;
    const problem = problemOfEnd(insurance, context.clock.now());
    if (problem) return refuseField(['expiresOn'], problem);
    await context.write((tx) => saveInsurance(tx, context, context.consultant, kind, insurance));
    return viewOwn(context);
  }),

  uploadFile: operations.uploadFile.handler(async ({ context, input, errors }) => {
    const { db, consultant, write, files, log } = context;
    const bytes = new Uint8Array(await input.body.arrayBuffer());
    const refusal = await refusalOfContent(context, bytes);
    if (refusal) throw errors[refusal]();
    const file = nameFile(input.params.kind, input.query.name, bytes);
    // Two transactions with the file between them; the same content twice is one version, so no key covers them.
    const recorded = await write((tx) => recordFile(tx, context, consultant, file), {
      withoutKey: true,
    });
    if (recorded.refused) throw errors[recorded.refused]();
    if (recorded.sameAs) return viewFile(await getFile(db, recorded.sameAs));
    try {
      await files.put(file.file, bytes);
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      log.error({ err: error }, 'a document could not be stored');
      throw errors.STORAGE_UNAVAILABLE();
    }
    const stored = await write((tx) => confirmStored(tx, consultant, file), { withoutKey: true });
    if (stored.refused) throw errors[stored.refused]();
    return viewFile(await getFile(db, stored.fileId));
  }),

  getOfDeal: operations.getOfDeal.handler(async ({ context, input, errors }) => {
    const { db, clock, client } = context;
    const deal = await findDealOfCompany(db, client, input.applicationId);
    if (!deal) throw errors.APPLICATION_NOT_FOUND();
    const rows = await findSupplier(db, deal.consultantId);
    return viewDealSupplier(rows, deal, client, dayOf(clock.now()));
  }),

  readBankDetails: operations.readBankDetails.handler(async ({ context, input, errors }) => {
    const { client, write } = context;
    const reading = await write((tx) => recordReading(tx, client, input.applicationId), {
      withoutKey: true,
    });
    if (reading.refused) throw errors[reading.refused]();
    return { bankDetails: await findBankDetails(context, reading.consultantId) };
  }),
};

async function viewOwn({
  db,
  clock,
  consultant,
}: RequestContext & { consultant: ConsultantViewer }): Promise<OwnSupplier> {
  return viewOwnSupplier(await findSupplier(db, consultant.userId), dayOf(clock.now()));
}
