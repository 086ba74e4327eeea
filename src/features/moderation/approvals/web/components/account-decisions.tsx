import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { UserType } from '#access/user.ts';
import {
  type AccountGround,
  accountGrounds,
  grounds,
} from '#features/moderation/decisions/rules.ts';
import { messageOf } from '#lib/api/problem.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { Button } from '#ui/primitives/button.tsx';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { RadioGroup } from '#ui/primitives/radio-group.tsx';
import { decisionReasonMaxLength } from '../../rules.ts';
import { decisionWords, reasonMissing } from '../messages.ts';
import { approvalsApi } from '../queries.ts';
import { ApproveDialog } from './approve-dialog.tsx';

export type AccountAct = 'approve' | 'refuse' | 'revoke' | 'suspend' | 'lift';

interface Decision {
  act: AccountAct;
  ground: AccountGround;
  reason: string;
}

interface AccountDecisionsProps {
  account: { userId: string; userType: UserType; name: string };
  /** What can be decided about it now, the most usual first. */
  acts: readonly AccountAct[];
  /** Shows how things are now; comes after every decision, and after one that came too late. */
  onDecided: () => unknown;
}

/** What an admin can decide about an account, each with the question before it and the reason that its owner reads. */
export function AccountDecisions({ account, acts, onDecided }: AccountDecisionsProps) {
  const [asked, setAsked] = useState<AccountAct | null>(null);
  const { decide, isDeciding, failed } = useAccountDecision(account, {
    onDecided,
    onEnd: () => setAsked(null),
  });
  // The words stay while the dialog fades.
  const [shown, setShown] = useState<AccountAct>(acts[0] ?? 'approve');
  const words = decisionWords[shown];
  const [ground, setGround] = useState<AccountGround>('terms');
  const groundName = useId();
  const choices = shown === 'suspend' ? grounds : accountGrounds;
  return (
    <>
      {acts.map((act) => (
        <Button
          key={act}
          variant={decisionWords[act].isDestructive ? 'destructive' : 'primary'}
          onClick={() => {
            setShown(act);
            setGround(act === 'suspend' ? 'terms' : 'checks');
            setAsked(act);
          }}
        >
          {decisionWords[act].button}
        </Button>
      ))}
      <ApproveDialog
        account={account}
        open={asked === 'approve'}
        onClose={() => setAsked(null)}
        onDecided={onDecided}
      />
      <ConfirmDialog
        open={asked !== null && asked !== 'approve'}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={words.question(account.name)}
        description={words.effect}
        confirmLabel={words.button}
        destructive={words.isDestructive}
        details={
          words.needsReason && (
            <RadioGroup
              legend="On which ground?"
              name={groundName}
              required
              options={choices.options}
              value={ground}
              onValueChange={(value) => accountGrounds.has(value) && setGround(value)}
            />
          )
        }
        reason={
          words.needsReason
            ? {
                label: 'Reason',
                hint: 'The person reads it, by mail and on their page, and can appeal.',
                maxLength: decisionReasonMaxLength,
                requiredMessage: reasonMissing,
              }
            : undefined
        }
        pending={isDeciding}
        error={failed ? words.failed : undefined}
        onConfirm={(reason) => decide({ act: shown, ground, reason })}
      />
    </>
  );
}

function useAccountDecision(
  { userId, name }: AccountDecisionsProps['account'],
  { onDecided, onEnd }: { onDecided: () => unknown; onEnd: () => void },
) {
  const queryClient = useQueryClient();
  return useDecision({
    send: async ({ act, ground, reason }: Decision, call) => {
      const about = { userId };
      if (act === 'lift') return void (await approvalsApi.lift(about, call));
      if (act !== 'suspend') {
        return void (await approvalsApi.refuse({ ...about, ground, reason }, call));
      }
      // A suspension does not rest on the checklist.
      const said = { reason, ground: ground === 'checks' ? undefined : ground };
      await approvalsApi.suspend({ ...about, ...said }, call);
    },
    done: ({ act }) => ({
      title: decisionWords[act].done,
      description: `${name} is notified by e-mail.`,
    }),
    refusal: (error) => messageOf(error, 'ACCOUNT_STATE', 'ACCOUNT_NOT_FOUND', 'IS_ADMIN'),
    onEnd,
    refresh: () =>
      Promise.all([queryClient.invalidateQueries({ queryKey: ['approvals'] }), onDecided()]),
  });
}
