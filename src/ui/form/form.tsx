import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { cx } from '#ui/class-names.ts';
import { FormSummary } from './form-summary.tsx';
import { type InvalidControl, listInvalidControls } from './invalid-controls.ts';
import { useEarlyInput } from './use-early-input.ts';

type FormProps<TValues extends FieldValues, TOutput> = {
  form: UseFormReturn<TValues, unknown, TOutput>;
  /**
   * Called with the checked values. Refusals of the server go to `form.setError`: under a field's name, or under
   * `root` for the form as a whole. While it runs, further submissions are ignored.
   */
  onSubmit: (values: TOutput) => void | Promise<void>;
  /** Where the form goes when it is sent without scripts. A form without it waits for them, and says so. */
  action?: string | undefined;
  'aria-label'?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A form that, when something is wrong, says so in one place, and moves focus to the first field to mend. It posts,
 * so that what is typed before the page is hydrated can never end up in an address.
 */
export function Form<TValues extends FieldValues, TOutput>(props: FormProps<TValues, TOutput>) {
  const { form, onSubmit, action, className, children } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [attempts, setAttempts] = useState(0);
  const [invalid, setInvalid] = useState<readonly InvalidControl[]>([]);

  useEarlyInput(form, formRef);

  useEffect(() => {
    if (attempts === 0 || !formRef.current) return;
    const controls = listInvalidControls(formRef.current);
    setInvalid(controls);
    controls[0]?.element.focus();
  }, [attempts]);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A dialog's form inside this one sends its event up here too.
    if (event.target !== event.currentTarget || running.current) return;
    running.current = true;
    try {
      await form.handleSubmit(onSubmit)(event);
    } catch (fault) {
      form.setError('root', { message: 'Something went wrong. Please try again.' });
      throw fault;
    } finally {
      running.current = false;
      setAttempts((count) => count + 1);
    }
  }

  return (
    <FormProvider {...form}>
      <form
        ref={formRef}
        method="post"
        action={action}
        noValidate
        aria-label={props['aria-label']}
        onSubmit={handleSubmit}
        className={cx('group/form flex flex-col gap-6', className)}
      >
        {action === undefined && (
          <>
            <p className="hidden noscript:block">
              This form needs JavaScript, which is switched off in your browser.
            </p>
            <p role="status" className="hidden text-ink-muted group-data-early/form:block">
              One moment, the page is still loading. What you entered is sent as soon as it can be.
            </p>
          </>
        )}
        <FormSummary attempts={attempts} invalid={invalid} />
        {children}
      </form>
    </FormProvider>
  );
}
