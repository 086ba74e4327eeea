import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { isOpen, nameOfEntry } from '#features/hiring/environment-access/rules/access-list.ts';
import { accessListQuery } from '#features/hiring/environment-access/web/queries.ts';
import { messageOf } from '#lib/api/problem.ts';
import { type OnceCall, useDecision } from '#ui/feedback/use-decision.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { DialogClose } from '#ui/primitives/dialog.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { RadioGroup } from '#ui/primitives/radio-group.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import type { Checklist } from '../../contract/checklist.ts';
import {
  type ChecklistAnswer,
  type ChecklistPoint,
  checklistAnswers,
  checklistPoints,
  environmentMaxLength,
  environmentsMax,
  openAccessMessage,
  wordsMaxLength,
} from '../../rules.ts';
import { answerNames, completionMessages, pointNames } from '../messages.ts';
import { refreshDeals } from '../queries.ts';

export interface ChecklistFormProps {
  /** The deal; null where there is none. */
  applicationId: string | null;
  /** What the other side is called. */
  other: string;
  submitLabel: string;
  onClose: () => void;
  send: (checklist: Checklist, call: OnceCall) => Promise<unknown>;
}

const options = checklistAnswers.map((value) => ({ value, label: answerNames[value] }));
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function environmentsProblem(environments: readonly string[]): string | undefined {
  if (environments.length > environmentsMax) {
    return `Please name at most ${environmentsMax} environments`;
  }
  return environments.some(({ length }) => length > environmentMaxLength)
    ? `A line cannot exceed ${environmentMaxLength} characters`
    : undefined;
}

type Chosen = Partial<Record<ChecklistPoint, ChecklistAnswer>>;
const isWhole = (chosen: Chosen): chosen is Required<Chosen> =>
  checklistPoints.every((point) => chosen[point] !== undefined);

/** The checklist with which completion is proposed. */
export function ChecklistForm(props: ChecklistFormProps) {
  const { applicationId, submitLabel, onClose, send, other } = props;
  const name = useId();
  const [chosen, setChosen] = useState<Chosen>({});
  const [openPoints, setOpenPoints] = useState('');
  const [lines, setLines] = useState('');
  const [isTried, setIsTried] = useState(false);
  const queryClient = useQueryClient();
  const { data: access } = useQuery({
    ...accessListQuery(applicationId ?? ''),
    enabled: applicationId !== null,
  });
  const open = access?.items.filter(({ state }) => isOpen(state)).map(nameOfEntry) ?? [];
  const { decide, isDeciding, failed } = useDecision({
    send,
    done: () => ({ title: 'Completion Proposed', description: `${other} will be notified.` }),
    refusal: (error) =>
      messageOf(error, 'PROJECT_STATE', 'COMPLETION_WAITS', 'UNDO_ASKED', 'ACCESS_OPEN'),
    onEnd: onClose,
    refresh: () => refreshDeals(queryClient),
  });
  const environments = chosen.accessReturned === 'no' ? linesOf(lines) : [];
  const problem = environmentsProblem(environments);

  const isAccessWrong =
    open.length > 0 && chosen.accessReturned !== undefined && chosen.accessReturned !== 'no';
  const problemOf = (point: ChecklistPoint): string | undefined => {
    if (point === 'accessReturned' && isAccessWrong) return openAccessMessage(open);
    return isTried && !chosen[point] ? completionMessages.pointMissing : undefined;
  };

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    const points = openPoints.trim();
    if (!isWhole(chosen) || isAccessWrong || problem || points.length > wordsMaxLength) return;
    decide({ ...chosen, openPoints: points, environments });
  }

  return (
    <form noValidate onSubmit={handleSubmit} aria-label="Checklist" className="flex flex-col gap-5">
      {failed && <Banner tone="danger">{completionMessages.proposeFailed}</Banner>}
      {checklistPoints.map((point) => (
        <RadioGroup
          key={point}
          legend={pointNames[point]}
          name={`${name}-${point}`}
          required
          layout="inline"
          options={options}
          value={chosen[point]}
          error={problemOf(point)}
          onValueChange={(value) =>
            setChosen((before) => ({
              ...before,
              [point]: checklistAnswers.find((each) => each === value),
            }))
          }
        />
      ))}
      {chosen.accessReturned === 'no' && open.length > 0 && (
        <p className="wrap-anywhere">From the access list: {open.join(', ')}</p>
      )}
      {chosen.accessReturned === 'no' && (
        <Field
          label={
            open.length > 0
              ? 'Other environments whose access was not returned'
              : 'Environments whose access was not returned'
          }
          hint={`Optional. One on each line, ${environmentsMax} at most.`}
          error={problem}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              value={lines}
              onChange={(event) => setLines(event.currentTarget.value)}
            />
          )}
        </Field>
      )}
      <Field
        label="Open points"
        hint="Optional. The other side reads them."
        counter={{ length: openPoints.length, max: wordsMaxLength }}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={openPoints}
            onChange={(event) => setOpenPoints(event.currentTarget.value)}
          />
        )}
      </Field>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <DialogClose render={<Button variant="secondary">Not Yet</Button>} />
        <Button type="submit" pending={isDeciding}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
