import { describe, expect, it } from 'vitest';
import { toCompanyId } from '#access/company.ts';
import { toUserId } from '#access/user.ts';
import type { ApprovedClientViewer } from '#access/viewer.ts';
import { clientViewer, consultantViewer } from '#tests/support/viewers.ts';
import { isFrom, isTo } from './policy.ts';

const client: ApprovedClientViewer = { ...clientViewer, isApproved: true };
const someone = toUserId(crypto.randomUUID());

describe('an invitation', () => {
  it('is the company’s that sent it, and no other’s', () => {
    expect(isFrom(client, { companyId: client.company.companyId })).toBe(true);
    expect(isFrom(client, { companyId: toCompanyId(crypto.randomUUID()) })).toBe(false);
  });

  it('has reached its consultant, unless it was withheld', () => {
    const consultantId = consultantViewer.userId;
    expect(isTo(consultantViewer, { consultantId, isWithheld: false })).toBe(true);
    expect(isTo(consultantViewer, { consultantId, isWithheld: true })).toBe(false);
    expect(isTo(consultantViewer, { consultantId: someone, isWithheld: false })).toBe(false);
  });
});
