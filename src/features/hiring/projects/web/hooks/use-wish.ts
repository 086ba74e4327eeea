import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type { BriefView } from '#features/hiring/requirement-parser/contract.ts';
import { wishMessages } from '#features/hiring/requirement-parser/web/messages.ts';
import { briefQuery, briefsApi } from '#features/hiring/requirement-parser/web/queries.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import { dropDraft, keepDraft, readDraft } from '#ui/form/session-draft.ts';
import { type FilledForm, useFilledFields } from '#ui/form/use-filled-fields.ts';
import {
  type BriefFilling,
  fillable,
  fillingsOfBrief,
  fillingsOfSuggestion,
  formFilledWith,
} from '../components/project-form/brief-fillings.ts';
import type { ProjectFormValues } from '../components/project-form/project-form-schema.ts';
import type { ProjectFormState } from './use-project-form.ts';

/** A text that has been read already, as the page was rendered. */
export interface ReadWish {
  text: string;
  brief: BriefView;
}

/** The form that a page begins with, filled with what was read already. */
export function startOfWish(empty: DefaultValues<ProjectFormValues>, read: ReadWish | null) {
  const filled = formFilledWith(empty, read ? fillingsOfBrief(read.brief, read.text) : []);
  return { ...filled, read };
}

export interface Wish extends Pick<FilledForm<ProjectFormValues>, 'fillings' | 'marks'> {
  text: string;
  setText: (text: string) => void;
  /** What was read last; null before. */
  brief: BriefView | null;
  isBusy: boolean;
  error: string | undefined;
  /** Fills the form with what the text says. Answers whether it could be read. */
  read: () => Promise<boolean>;
  /** Asks the provider for more; answers how many values it has added, and null when it failed. */
  askProvider: () => Promise<number | null>;
  /** Forgets the text and all marks. */
  forget: () => void;
}

/** A text in the client's own words, and what of a project's form it has filled; `scope` as for the draft. */
export function useWish(
  form: ProjectFormState,
  scope: string,
  start: ReturnType<typeof startOfWish>,
): Wish {
  const queryClient = useQueryClient();
  const textKey = `wish-text:${scope}`;
  const [text, setText] = useState(start.read?.text ?? '');
  const [brief, setBrief] = useState(start.read?.brief ?? null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { fill, takeBackAll, ...filled } = useFilledFields(form, {
    keptAs: `wish-sources:${scope}`,
    first: start.first,
  });

  const isKept = useRef(false);
  useEffect(() => {
    if (isKept.current || text !== '') {
      if (text === '') dropDraft(textKey);
      else keepDraft(textKey, text);
    } else setText(readDraft(textKey) ?? '');
    isKept.current = true;
  }, [textKey, text]);

  /** Fills what is empty, and answers how much that was. */
  function fillIn(fillings: readonly BriefFilling[]): number {
    const fields = fillable(form.getValues(), fillings);
    fill(fields);
    return fields.length;
  }

  return {
    ...{ text, setText, brief, error, isBusy: busy },
    ...{ fillings: filled.fillings, marks: filled.marks },
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
        takeBackAll();
        fillIn(fillingsOfBrief(next, asked));
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
        return fillIn(fillingsOfSuggestion(suggestion, brief.provider));
      } catch {
        return null;
      }
    },
    forget() {
      setText('');
      setBrief(null);
      setError(undefined);
      filled.forget();
      dropDraft(textKey);
    },
  };
}
