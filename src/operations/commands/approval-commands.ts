import { toUserId } from '#access/user.ts';
import { findUserId } from '#features/identity/accounts/server/queries/people.ts';
import { approveAccount } from '#features/moderation/approvals/server/commands/approve.ts';
import {
  approveClients,
  findLastWaitingClient,
} from '#features/moderation/approvals/server/commands/approve-clients.ts';
import { type AdminCommands, said } from './admin-command.ts';

const approveWords = {
  approved: 'is approved, and gets an e-mail.',
  'not-found': 'has no account here, or has not confirmed this e-mail address.',
  'profile-required': 'is a consultant without a profile. It has to be filled in first.',
  suspended: 'is suspended. Lift that first.',
} as const;

/** Approvals of those who wait. */
export const approvalCommands: AdminCommands = {
  approve: {
    takes: ['EMAIL'],
    does: 'approves the account with this address; a second time changes nothing',
    changes: true,
    run: async (tools, [email = '']) => {
      const userId = await findUserId(tools.db, email);
      const now = tools.clock.now();
      const { outcome } = userId
        ? await tools.write((tx) => approveAccount(tx, { ...tools, now }, null, toUserId(userId)))
        : ({ outcome: 'not-found' } as const);
      return said(outcome === 'approved', `${email} ${approveWords[outcome]}`);
    },
  },
  'approve-clients': {
    takes: [],
    does: 'approves every client that waits; who cannot be approved is skipped and named',
    changes: true,
    run: async (tools) => {
      const now = tools.clock.now();
      const { until } = await tools.write(async (tx) => ({
        until: (await findLastWaitingClient(tx))?.toISOString(),
      }));
      if (!until) return 'No client is waiting.';
      const { approved, failed, failures } = await approveClients(
        { ...tools, now },
        null,
        new Date(until),
      );
      const names = failures.map(({ userId, name }) => `  ${name}  ${userId}`);
      const lines = [`${approved} approved, ${failed} could not be approved.`, ...names];
      return said(failed === 0, lines.join('\n'));
    },
  },
};
