import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { z } from 'zod';
import { asApiProblem } from '#lib/api/problem.ts';
import { notify } from '#ui/feedback/notify.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Form } from '#ui/form/form.tsx';
import { showFieldProblems } from '#ui/form/show-field-problems.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { BusyCalendar as Calendar } from '../../contract/calendar-operations.ts';
import { type CalendarProblem, calendarAddressSchema } from '../../rules/busy-calendar.ts';
import { timeWithZone } from '../../rules/zones.ts';
import { useOwnZone } from '../hooks/use-own-zone.ts';
import { callCalendarApi, callCalendarQuery } from '../queries.ts';

const calendarWords = {
  saved: { title: 'Calendar Saved', description: 'We read it in a moment.' },
  removed: { title: 'Calendar Removed', description: 'What we read of it is deleted.' },
  failed: 'That did not work. Please try again.',
} as const;

/** Why a calendar could not be read, and what to do. */
const problemWords: Readonly<Record<CalendarProblem, string>> = {
  unreachable: 'Its server did not answer. We try again every half an hour.',
  refused: 'There is no calendar for us at this address. Copy the address from your calendar anew.',
  moved: 'The address leads to another one. Use the address that it leads to.',
  'too-large': 'The file is larger than 2 MB. Share a calendar with fewer past events.',
  'not-a-calendar': 'What is at this address is not a calendar. Use the address in ICS format.',
  'too-much': 'Its events repeat too often for us to read it.',
};

/** The calendar that is read for when the consultant is busy: to add, to replace and to remove. */
export function BusyCalendar() {
  const query = useQuery({
    ...callCalendarQuery,
    // One that was just added is read in a moment.
    refetchInterval: ({ state }) => (isUnread(state.data?.calendar) ? 3_000 : false),
  });
  const headingId = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <h2
        id={headingId}
        ref={headingRef}
        tabIndex={-1}
        className="text-xl font-semibold text-ink outline-none"
      >
        When you are busy
      </h2>
      <p>
        We can read from your calendar when you are busy, and refuse calls that clients propose for
        those times. We keep the times of the next 60 days and nothing else. Clients read none of
        it.
      </p>
      {query.isPending && <Skeleton className="h-24 w-full" />}
      {query.isLoadingError && <PartFailed what="Your calendar" query={query} />}
      {query.data && (
        <>
          {query.data.calendar && <CalendarState calendar={query.data.calendar} />}
          <AddressForm
            hasCalendar={query.data.calendar !== null}
            onFocusLoss={() => headingRef.current?.focus()}
          />
        </>
      )}
    </section>
  );
}

const isUnread = (calendar: Calendar | null | undefined): boolean =>
  calendar != null && calendar.readAt === null && calendar.problem === null;

function CalendarState({ calendar }: { calendar: Calendar }) {
  const { addedAt, readAt, problem, failingSince } = calendar;
  const zone = useOwnZone();
  return (
    <>
      <p>
        Your calendar was added on <DateText value={addedAt} />.{' '}
        {readAt ? (
          <>We read it last: {timeWithZone(zone, new Date(readAt))}.</>
        ) : (
          !problem && 'We have not read it yet.'
        )}
      </p>
      {problem && failingSince && (
        <Banner tone="warning">
          We have not been able to read it since {timeWithZone(zone, new Date(failingSince))}.{' '}
          {problemWords[problem]}
        </Banner>
      )}
    </>
  );
}

const formSchema = z.object({ address: calendarAddressSchema });

interface AddressFormProps {
  hasCalendar: boolean;
  /** The focused button is about to go away. */
  onFocusLoss: () => void;
}

function AddressForm({ hasCalendar, onFocusLoss }: AddressFormProps) {
  const queryClient = useQueryClient();
  const form = useSchemaForm(formSchema, { defaultValues: { address: '' } });
  const show = (answer: { calendar: Calendar | null }) => {
    queryClient.setQueryData(callCalendarQuery.queryKey, answer);
    form.reset();
  };
  const remove = useMutation({
    mutationFn: () => callCalendarApi.remove(),
    onSuccess: (answer) => {
      onFocusLoss();
      show(answer);
      notify.success(calendarWords.removed);
    },
    onError: () => notify.error('Error', calendarWords.failed),
  });
  async function save(values: z.output<typeof formSchema>): Promise<void> {
    try {
      show(await callCalendarApi.save(values));
      notify.success(calendarWords.saved);
    } catch (error) {
      const problem = asApiProblem(error);
      const fields = problem?.fields ?? [];
      if (fields.length > 0 && showFieldProblems(form, fields).length === 0) return;
      form.setError('root', { message: problem?.message ?? calendarWords.failed });
    }
  }
  return (
    <Form form={form} onSubmit={save} aria-label="Your calendar">
      <TextInputField
        control={form.control}
        name="address"
        label={hasCalendar ? 'Another address' : 'Address of your calendar'}
        hint="The secret address in ICS format. Google, Outlook and Apple show it where you share or publish a calendar."
        autoComplete="off"
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton variant="secondary" pendingLabel="Saving...">
          {hasCalendar ? 'Replace the Calendar' : 'Add the Calendar'}
        </SubmitButton>
        {hasCalendar && (
          <Button variant="secondary" pending={remove.isPending} onClick={() => remove.mutate()}>
            Remove the Calendar
          </Button>
        )}
      </div>
    </Form>
  );
}
