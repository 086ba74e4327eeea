import { Flag } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { messageOf } from '#lib/api/problem.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { RadioGroup } from '#ui/primitives/radio-group.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import { type ReportCause, reportCauseIds, reportCauses, reportMaxLength } from '../../rules.ts';
import { reportMessages } from '../messages.ts';
import { reportsApi } from '../queries.ts';

type Reported =
  | { consultantId: string }
  | { reviewId: string }
  | { referenceId: string }
  | { projectId: string }
  | { threadId: string; messageId?: string };
type Words = { cause: ReportCause; text: string };

interface ReportButtonProps {
  about: Reported;
  /** As the reader knows it: `this profile`. */
  noun: string;
}

const description =
  'Only admins read it. We look at it, and write to you what we have found. We tell the person they were reported, never by whom.';

/** Lets a user report to the admins that something is not what it should be. */
export function ReportButton({ about, noun }: ReportButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      title={`Report ${noun}`}
      description={description}
      trigger={
        <Button variant="ghost" size="sm">
          <Flag aria-hidden="true" />
          Report {noun}
        </Button>
      }
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      {isOpen && <ReportForm about={about} onEnd={() => setIsOpen(false)} />}
    </Dialog>
  );
}

/** The same, where something else has asked for it; it is there until `onEnd`. */
export function ReportDialog({ about, noun, onEnd }: ReportButtonProps & { onEnd: () => void }) {
  return (
    <Dialog
      title={`Report ${noun}`}
      description={description}
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onEnd();
      }}
    >
      <ReportForm about={about} onEnd={onEnd} />
    </Dialog>
  );
}

function ReportForm({ about, onEnd }: { about: Reported; onEnd: () => void }) {
  const name = useId();
  const [cause, setCause] = useState<ReportCause>();
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { decide, isDeciding, failed } = useDecision({
    send: (words: Words, call) => {
      if ('projectId' in about) return reportsApi.reportProject({ ...about, ...words }, call);
      if ('threadId' in about) return reportsApi.reportThread({ ...about, ...words }, call);
      if ('reviewId' in about) return reportsApi.reportReview({ ...about, ...words }, call);
      if ('referenceId' in about) return reportsApi.reportReference({ ...about, ...words }, call);
      return reportsApi.reportConsultant({ ...about, ...words }, call);
    },
    done: () => reportMessages.sent,
    refusal: (error) =>
      messageOf(
        error,
        'REPORTED_ALREADY',
        'CONSULTANT_NOT_FOUND',
        'PROJECT_NOT_FOUND',
        'THREAD_NOT_FOUND',
        'MESSAGE_NOT_FOUND',
        'REVIEW_NOT_FOUND',
        'REFERENCE_NOT_FOUND',
      ),
    onEnd,
    refresh: () => undefined,
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    const given = text.trim();
    if (cause && given !== '' && given.length <= reportMaxLength) decide({ cause, text: given });
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
      {failed && <Banner tone="danger">{reportMessages.sendFailed}</Banner>}
      <RadioGroup
        legend="What is wrong?"
        name={name}
        required
        options={reportCauseIds.map((value) => ({ value, label: reportCauses[value] }))}
        value={cause}
        error={isTried && !cause ? reportMessages.causeMissing : undefined}
        onValueChange={(value) => setCause(reportCauseIds.find((id) => id === value))}
      />
      <Field
        label="What should we look at?"
        required
        error={isTried && text.trim() === '' ? reportMessages.textMissing : undefined}
        counter={{ length: text.length, max: reportMaxLength }}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" pending={isDeciding} className="self-end">
        Send Report
      </Button>
    </form>
  );
}
