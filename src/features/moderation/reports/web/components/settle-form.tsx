import { type FormEvent, useId, useState } from 'react';
import { type Ground, grounds } from '#features/moderation/decisions/rules.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { RadioGroup } from '#ui/primitives/radio-group.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import { findingMaxLength, type ReportOutcome, reportOutcomes } from '../../rules.ts';
import { useSettleReport } from '../hooks/use-settle-report.ts';
import { outcomeWords, reportMessages } from '../messages.ts';

/** What an admin found, in words for each side. */
export function SettleForm({ reportId, onEnd }: { reportId: string; onEnd: () => void }) {
  const name = useId();
  const [outcome, setOutcome] = useState<ReportOutcome>();
  const [ground, setGround] = useState<Ground>('terms');
  const [toReporter, setToReporter] = useState('');
  const [toReported, setToReported] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { decide, isDeciding, failed } = useSettleReport(reportId, onEnd);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    const words = { toReporter: toReporter.trim(), toReported: toReported.trim() };
    const isWhole = Object.values(words).every(
      (text) => text !== '' && text.length <= findingMaxLength,
    );
    if (outcome && isWhole) decide({ outcome, ground, ...words });
  }

  const finding = (label: string, text: string, set: (text: string) => void) => (
    <Field
      label={label}
      required
      error={isTried && text.trim() === '' ? reportMessages.findingMissing : undefined}
      counter={{ length: text.length, max: findingMaxLength }}
    >
      {(control) => (
        <Textarea
          {...control}
          rows={3}
          value={text}
          onChange={(event) => set(event.currentTarget.value)}
        />
      )}
    </Field>
  );
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
      {failed && <Banner tone="danger">{reportMessages.settleFailed}</Banner>}
      <RadioGroup
        legend="What did you find?"
        name={name}
        required
        options={reportOutcomes.map((value) => ({ value, label: outcomeWords[value] }))}
        value={outcome}
        error={isTried && !outcome ? 'Please choose.' : undefined}
        onValueChange={(value) => setOutcome(reportOutcomes.find((each) => each === value))}
      />
      {outcome === 'upheld' && (
        <RadioGroup
          legend="On which ground?"
          name={`${name} ground`}
          required
          options={grounds.options}
          value={ground}
          onValueChange={(value) => setGround(grounds.has(value) ? value : 'terms')}
        />
      )}
      {finding('To the one who reported', toReporter, setToReporter)}
      {finding('To the one who was reported', toReported, setToReported)}
      <Button type="submit" pending={isDeciding} className="self-end">
        Settle Report
      </Button>
    </form>
  );
}
