import { hasRight } from '#access/company.ts';
import type { ClientViewer } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import { setApprovalLimit } from '#features/identity/memberships/server/commands/approval-limit.ts';
import { chooseCompany } from '#features/identity/memberships/server/commands/choose-company.ts';
import { saveCompany } from '#features/identity/memberships/server/commands/save-company.ts';
import {
  getCompany,
  listCompaniesOf,
} from '#features/identity/memberships/server/queries/companies.ts';
import { publishChanges } from '#features/notifications/change-events/server/commands.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { companiesContract, type OwnCompany } from '../contract.ts';

const operations = implementOperations(companiesContract);

export const companiesProcedures = {
  getOwn: operations.getOwn.handler(({ context: { db, client } }) => viewOwnCompany(db, client)),

  editOwn: operations.editOwn.handler(async ({ context, input }) => {
    const { db, client, clock } = context;
    await context.write((tx) => saveCompany(tx, client.company.companyId, input, clock.now()));
    return viewOwnCompany(db, client);
  }),

  setApprovalLimit: operations.setApprovalLimit.handler(async ({ context, input, errors }) => {
    const { db, client, clock } = context;
    const limit = { ...input, by: client.userId, now: clock.now() };
    const { refused } = await context.write((tx) =>
      setApprovalLimit(tx, client.company.companyId, limit),
    );
    if (refused) throw errors[refused]();
    return viewOwnCompany(db, client);
  }),

  listOwn: operations.listOwn.handler(async ({ context: { db, client } }) => ({
    items: await listCompaniesOf(db, client.userId),
  })),

  choose: operations.choose.handler(async ({ context, input: { companyId }, errors }) => {
    const { client, clock } = context;
    const isChosen = await context.write(async (tx) => {
      const isMember = await chooseCompany(tx, client.userId, companyId, clock.now());
      // Other windows of theirs show another company's rows.
      if (isMember) {
        await publishChanges(tx, [
          { personIds: [client.userId], topic: 'account', subjectId: null },
        ]);
      }
      return isMember;
    });
    if (!isChosen) throw errors.COMPANY_NOT_FOUND();
    return { chosen: true as const };
  }),
};

async function viewOwnCompany(db: Db, { company, isApproved }: ClientViewer): Promise<OwnCompany> {
  return {
    ...(await getCompany(db, company.companyId)),
    role: company.role,
    isApproved,
    can: {
      editDetails: hasRight(company, 'details'),
      manageMembers: hasRight(company, 'manage'),
      setApprovalLimit: hasRight(company, 'manage'),
    },
  };
}
