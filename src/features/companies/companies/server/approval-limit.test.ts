import { describe, expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';

const app = await sharedTestApp();

describe('the limit above which deals wait for approval', () => {
  it('is off at first, set by owners alone, and read by all members', async () => {
    const owner = await app.make.client();
    const lee = await app.make.colleague(owner, 'finance');
    const { companies } = await app.as(owner);
    expect(await companies.getOwn()).toMatchObject({ approvalAboveUsd: null });
    expect(await companies.setApprovalLimit({ aboveUsd: 0 })).toMatchObject({
      ...{ approvalAboveUsd: 0, can: { setApprovalLimit: true } },
    });
    const asLee = await app.as(lee);
    expect(await asLee.companies.getOwn()).toMatchObject({
      ...{ approvalAboveUsd: 0, can: { setApprovalLimit: false } },
    });
    await expect(asLee.companies.setApprovalLimit({ aboveUsd: null })).rejects.toMatchObject({
      code: 'ROLE_NOT_ALLOWED',
    });
    for (const aboveUsd of [-1, 0.5, 10_000_001]) {
      await expect(companies.setApprovalLimit({ aboveUsd })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
    }
  });
});
