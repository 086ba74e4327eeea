import { useId, useState } from 'react';
import type { CompanyId } from '#access/company.ts';
import { type Ground, grounds } from '#features/moderation/decisions/rules.ts';
import { messageOf } from '#lib/api/problem.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { Button } from '#ui/primitives/button.tsx';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { RadioGroup } from '#ui/primitives/radio-group.tsx';
import { suspensionReasonMaxLength } from '../../rules.ts';
import { suspensionWords } from '../messages.ts';
import { companySuspensionsApi } from '../queries.ts';

interface SuspendCompanyProps {
  company: { companyId: string; name: string; isSuspended: boolean };
  /** Shows how things are now; comes after every decision, and after one that came too late. */
  onDecided: () => unknown;
}

/** An admin's way to suspend a company with a reason that its members read, or to reinstate it. */
export function SuspendCompany({ company, onDecided }: SuspendCompanyProps) {
  const { name, isSuspended } = company;
  const companyId = company.companyId as CompanyId;
  const [isAsked, setAsked] = useState(false);
  // The words stay while the dialog fades.
  const [act, setAct] = useState<'suspend' | 'reinstate'>('suspend');
  const words = suspensionWords[act];
  const [ground, setGround] = useState<Ground>('terms');
  const groundName = useId();
  const { decide, isDeciding, failed } = useDecision({
    send: ({ reason }: { reason: string }, call) =>
      act === 'suspend'
        ? companySuspensionsApi.suspend({ companyId, ground, reason }, call)
        : companySuspensionsApi.reinstate({ companyId }, call),
    done: () => ({ title: words.done, description: 'Its members are notified by e-mail.' }),
    refusal: (error) => messageOf(error, 'COMPANY_STATE', 'COMPANY_NOT_FOUND', 'HAS_ADMIN'),
    onEnd: () => setAsked(false),
    refresh: onDecided,
  });
  return (
    <>
      <Button
        variant={isSuspended ? 'primary' : 'destructive'}
        onClick={() => {
          setAct(isSuspended ? 'reinstate' : 'suspend');
          setGround('terms');
          setAsked(true);
        }}
      >
        {suspensionWords[isSuspended ? 'reinstate' : 'suspend'].button}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={words.question(name)}
        description={words.effect}
        confirmLabel={words.button}
        destructive={act === 'suspend'}
        details={
          act === 'suspend' && (
            <RadioGroup
              legend="On which ground?"
              name={groundName}
              required
              options={grounds.options}
              value={ground}
              onValueChange={(value) => grounds.has(value) && setGround(value)}
            />
          )
        }
        reason={
          act === 'suspend'
            ? {
                label: 'Reason',
                hint: 'The members read it, by mail and on their page. An owner can appeal.',
                maxLength: suspensionReasonMaxLength,
                requiredMessage: 'Please say why: the members read it.',
              }
            : undefined
        }
        pending={isDeciding}
        error={failed ? words.failed : undefined}
        onConfirm={(reason) => decide({ reason })}
      />
    </>
  );
}
