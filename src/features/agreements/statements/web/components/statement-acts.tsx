import { useQueryClient } from '@tanstack/react-query';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { ActButton } from '#ui/feedback/act-button.tsx';
import { Button } from '#ui/primitives/button.tsx';
import type { Statement } from '../../contract.ts';
import { declineReasonMaxLength } from '../../rules/life-cycle.ts';
import { statementMessages, statementRefusals } from '../messages.ts';
import { refreshStatement, statementsApi } from '../queries.ts';

interface StatementActsProps {
  applicationId: ApplicationId;
  statement: Statement;
  onPropose: () => void;
}

/** What the own side can do about the newest version. */
export function StatementActs({ applicationId, statement, onPropose }: StatementActsProps) {
  const queryClient = useQueryClient();
  const { can, versions, side } = statement;
  const [newest] = versions;
  const number = newest?.number ?? 0;
  const isOwn = newest?.proposedBy === side;
  const isLast = (newest?.acceptances.length ?? 0) > 0;
  const common = {
    refusals: statementRefusals,
    refresh: () => refreshStatement(queryClient),
  };
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {can.accept && (
        <ActButton
          {...common}
          variant="primary"
          question={{
            title: `Accept version ${number}?`,
            description: isLast
              ? 'The other side has accepted it. With your acceptance it is signed, with your name and the time, and never changes.'
              : 'It is signed with your name and the time once the other side accepts it, too.',
            confirmLabel: 'Accept',
          }}
          send={(_, call) => statementsApi.accept({ applicationId, number }, call)}
          done={{ title: 'Version Accepted', description: 'The other side will be notified.' }}
          failed={statementMessages.acceptFailed}
        >
          Accept Version {number}
        </ActButton>
      )}
      {can.propose && (
        <Button variant="secondary" onClick={onPropose}>
          {proposeLabel(newest?.state)}
        </Button>
      )}
      {can.decline && (
        <ActButton
          {...common}
          question={{
            title: isOwn ? 'Take this version back?' : 'Decline this version?',
            description: 'The other side reads your reason. You both can propose another version.',
            confirmLabel: isOwn ? 'Take Back' : 'Decline',
            reason: {
              label: 'Reason',
              hint: 'The other side will read it.',
              maxLength: declineReasonMaxLength,
              requiredMessage: 'Please say why',
            },
          }}
          send={(reason, call) => statementsApi.decline({ applicationId, number, reason }, call)}
          done={{
            title: isOwn ? 'Version Taken Back' : 'Version Declined',
            description: 'The other side will be notified.',
          }}
          failed={statementMessages.declineFailed}
        >
          {isOwn ? 'Take Back' : 'Decline'}
        </ActButton>
      )}
    </div>
  );
}

function proposeLabel(state: Statement['versions'][number]['state'] | undefined): string {
  if (!state) return 'Write the First Version';
  return state === 'accepted' ? 'Propose a Change Order' : 'Propose Changes';
}
