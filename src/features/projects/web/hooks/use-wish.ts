import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type { BriefView } from '#features/briefs/contract.ts';
import { wishMessages } from '#features/briefs/web/messages.ts';
import { briefQuery, briefsApi } from '#features/briefs/web/queries.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import {
  type BriefField,
  type BriefMark,
  fillIn,
  marksOfBrief,
  marksOfSuggestion,
  marksThatHold,
  takeBack,
} from '../components/project-form/brief-marks.ts';
import { dropWish, keepWish, readWish } from '../components/project-form/kept-wish.ts';
import type { ProjectFormValues } from '../components/project-form/project-form-schema.ts';
import type { ProjectFormState } from './use-project-form.ts';

/** A text that has been read already, as the page was rendered. */
export interface ReadWish {
  text: string;
  brief: BriefView;
}

export interface Wish {
  text: string;
  setText: (text: string) => void;
  /** What was read last; null before. */
  brief: BriefView | null;
  /** What of the form was filled in, and still stands there as it was. */
  marks: readonly BriefMark[];
  isBusy: boolean;
  error: string | undefined;
  /** Fills the form with what the text says. Answers whether it could be read. */
  read: () => Promise<boolean>;
  /** Asks the provider for more; answers how many values it has added, and null when it failed. */
  askProvider: () => Promise<number | null>;
  /** Takes back what was filled in a field. */
  takeBack: (field: BriefField) => void;
  /** Forgets the text and all marks. */
  forget: () => void;
}

/** A text in somebody's own words, and what of a project's form it has filled. */
export function useWish(form: ProjectFormState, userId: string, first: ReadWish | null): Wish {
  const queryClient = useQueryClient();
  const [text, setText] = useState(first?.text ?? '');
  const [brief, setBrief] = useState(first?.brief ?? null);
  const [marks, setMarks] = useState<readonly BriefMark[]>(() =>
    first ? marksOfBrief(first.brief, first.text) : [],
  );
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { current: isFirst } = useRef(first !== null);

  // After the kept draft of the form is back: its values decide which marks still hold.
  useEffect(() => {
    const kept = isFirst ? null : readWish(userId);
    if (kept) setText(kept.text);
    setMarks((now) => marksThatHold(kept?.marks ?? now, form.getValues()));
    // What the page was rendered with is kept like what is typed.
    if (isFirst) change(form, form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => setMarks((now) => marksThatHold(now, values)),
    });
  }, [form, userId, isFirst]);

  const isKept = useRef(false);
  useEffect(() => {
    if (isKept.current) keepWish(userId, { text, marks });
    isKept.current = true;
  }, [userId, text, marks]);

  function fill(
    from: DefaultValues<ProjectFormValues>,
    more: readonly BriefMark[],
    kept: readonly BriefMark[],
  ) {
    const filled = fillIn(from, more);
    change(form, filled.values);
    setMarks([...kept, ...filled.marks]);
    return filled.marks.length;
  }

  return {
    ...{ text, setText, brief, marks, error, isBusy: busy },
    async read() {
      const asked = text.trim();
      if (asked === '') {
        setError('Please write what you need');
        return false;
      }
      setBusy(true);
      setError(undefined);
      try {
        const next = await queryClient.fetchQuery(briefQuery(asked));
        // What an earlier reading has filled goes with it.
        fill(takeBack(form.getValues(), marks), marksOfBrief(next, asked), []);
        setBrief(next);
        return true;
      } catch (fault) {
        setError(asApiProblem(fault)?.fields[0]?.message ?? wishMessages.failed);
        return false;
      } finally {
        setBusy(false);
      }
    },
    async askProvider() {
      if (!brief?.provider) return null;
      try {
        const suggestion = await briefsApi.askProvider({ text: text.trim() });
        return fill(form.getValues(), marksOfSuggestion(suggestion, brief.provider), marks);
      } catch {
        return null;
      }
    },
    takeBack(field) {
      const gone = marks.filter((mark) => mark.field === field);
      change(form, takeBack(form.getValues(), gone));
      setMarks(marks.filter((mark) => !gone.includes(mark)));
    },
    forget() {
      setText('');
      setBrief(null);
      setMarks([]);
      setError(undefined);
      dropWish(userId);
    },
  };
}

/** Puts other values into the form, as if they had been typed: its draft is kept, and what was wrong is looked at again. */
function change(form: ProjectFormState, values: DefaultValues<ProjectFormValues>): void {
  const { isSubmitted, errors } = form.formState;
  form.reset(values, {
    keepDefaultValues: true,
    keepErrors: true,
    keepDirty: true,
    keepTouched: true,
    keepIsSubmitted: true,
    keepSubmitCount: true,
  });
  if (isSubmitted && Object.keys(errors).length > 0) void form.trigger();
}
