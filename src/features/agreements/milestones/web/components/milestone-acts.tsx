import { useQueryClient } from '@tanstack/react-query';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { ActButton } from '#ui/feedback/act-button.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import type { Milestone } from '../../contract.ts';
import { noteMaxLength, reasonMaxLength } from '../../rules.ts';
import { milestoneMessages, milestoneRefusals } from '../messages.ts';
import { milestonesApi, refreshMilestones } from '../queries.ts';

interface MilestoneActsProps {
  applicationId: ApplicationId;
  milestone: Milestone;
}

const common = { size: 'sm', refusals: milestoneRefusals } as const;
const theConsultant = 'The consultant will be notified.';

/** What the own side can do about a milestone: the consultant delivers it, the client accepts or returns it. */
export function MilestoneActs({ applicationId, milestone }: MilestoneActsProps) {
  const queryClient = useQueryClient();
  const { name, deliveredAt, can } = milestone;
  const refresh = () => refreshMilestones(queryClient);
  const about = <VisuallyHidden> {name}</VisuallyHidden>;
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {can.deliver && (
        <ActButton
          {...{ ...common, refresh }}
          question={{
            title: 'Deliver this milestone?',
            description: `The client accepts “${name}”, or returns it with a reason.`,
            confirmLabel: 'Deliver',
            reason: {
              label: 'Note',
              hint: 'What you deliver, and where it is. The client will read it.',
              maxLength: noteMaxLength,
            },
          }}
          send={(note, call) => milestonesApi.deliver({ applicationId, name, note }, call)}
          done={{ title: 'Milestone Delivered', description: 'The client will be notified.' }}
          failed={milestoneMessages.deliverFailed}
        >
          Deliver{about}
        </ActButton>
      )}
      {can.decide && deliveredAt && (
        <>
          <ActButton
            {...{ ...common, refresh }}
            variant="primary"
            question={{
              title: 'Accept this milestone?',
              description: `${theConsultant} “${name}” never changes once it is accepted.`,
              confirmLabel: 'Accept',
            }}
            send={(_, call) => milestonesApi.accept({ applicationId, name, deliveredAt }, call)}
            done={{ title: 'Milestone Accepted', description: theConsultant }}
            failed={milestoneMessages.decideFailed}
          >
            Accept{about}
          </ActButton>
          <ActButton
            {...{ ...common, refresh }}
            question={{
              title: 'Return this milestone?',
              description: `The consultant can deliver “${name}” again.`,
              confirmLabel: 'Return',
              reason: {
                label: 'Reason',
                hint: 'The consultant will read it.',
                maxLength: reasonMaxLength,
                requiredMessage: 'Please say why',
              },
            }}
            send={(reason, call) =>
              milestonesApi.return({ applicationId, name, deliveredAt, reason }, call)
            }
            done={{ title: 'Milestone Returned', description: theConsultant }}
            failed={milestoneMessages.decideFailed}
          >
            Return{about}
          </ActButton>
        </>
      )}
    </div>
  );
}
