import { type FormEvent, useId, useState } from 'react';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { RadioGroup } from '#ui/primitives/radio-group.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import { reasonMaxLength } from '../../rules.ts';
import { decisionMessages } from '../messages.ts';

interface ReasonsFormProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string }[];
  /** Above the text. */
  label: string;
  button: string;
  isSending: boolean;
  hasFailed: boolean;
  onSend: (value: Value, reason: string) => void;
}

/** A choice and the reason for it, which the person reads. */
export function ReasonsForm<Value extends string>(props: ReasonsFormProps<Value>) {
  const { legend, options, label, button, isSending, hasFailed, onSend } = props;
  const name = useId();
  const [value, setValue] = useState<Value>();
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    const text = reason.trim();
    if (value && text && text.length <= reasonMaxLength) onSend(value, text);
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
      {hasFailed && <Banner tone="danger">{decisionMessages.failed}</Banner>}
      <RadioGroup
        legend={legend}
        name={name}
        required
        options={options}
        value={value}
        error={isTried && !value ? decisionMessages.groundMissing : undefined}
        onValueChange={(chosen) => setValue(options.find((each) => each.value === chosen)?.value)}
      />
      <Field
        label={label}
        required
        error={isTried && reason.trim() === '' ? decisionMessages.reasonMissing : undefined}
        counter={{ length: reason.length, max: reasonMaxLength }}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" pending={isSending} className="self-end">
        {button}
      </Button>
    </form>
  );
}
