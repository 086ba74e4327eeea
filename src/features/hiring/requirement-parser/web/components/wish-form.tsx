import { type ReactNode, useId } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import { briefLimits } from '../../rules/brief-limits.ts';

interface WishFormProps {
  text: string;
  onTextChange: (text: string) => void;
  /** Where the text goes when it is sent without scripts: the page that shows what it says. */
  action: string;
  onRead: () => void;
  isReading: boolean;
  error?: string | undefined;
  /** What was understood. */
  children?: ReactNode;
}

/** What a client needs, in their own words, from which a form is filled. */
export function WishForm(props: WishFormProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Card>
        <div>
          <CardTitle id={titleId}>Start with your own words</CardTitle>
          <p className="mt-1 text-ink-muted">
            Say what hurts, as you would to a colleague: what is wrong, how long it may take, what
            it may cost, how urgent it is, and where. What you say is filled in below, and what you
            do not say is asked. They are read on this site, and sent nowhere else.
          </p>
        </div>
        {/* By GET: read without scripts, too, and a reload asks for nothing twice. */}
        <form
          method="get"
          action={props.action}
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            props.onRead();
          }}
        >
          <Field label="What do you need?" error={props.error}>
            {(control) => (
              <Textarea
                {...control}
                name="text"
                rows={3}
                maxLength={briefLimits.text}
                placeholder="Our month-end close takes nine days. We need someone for about 6 weeks, remote, budget about 15k."
                value={props.text}
                onChange={(event) => props.onTextChange(event.target.value)}
              />
            )}
          </Field>
          <Button
            type="submit"
            variant="secondary"
            className="self-start"
            pending={props.isReading}
          >
            Fill the Form
          </Button>
        </form>
        {props.children}
      </Card>
    </section>
  );
}
