import { useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { UserType } from '#access/user.ts';
import { messageOf } from '#lib/api/problem.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Card, CardFooter, CardTitle } from '#ui/primitives/card.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import type { Checklists } from '../../contract.ts';
import { checklistItemMaxLength, checklistMaxItems } from '../../rules.ts';
import { vettingMessages } from '../messages.ts';
import { checklistsQuery, vettingApi } from '../queries.ts';

interface ChecklistFormProps {
  userType: UserType;
  title: string;
  items: Checklists['client'];
}

/** A point while it is edited; a new one has no id yet. */
interface Draft {
  key: string;
  id: string | null;
  text: string;
}

const toDrafts = (items: Checklists['client']): Draft[] =>
  items.map(({ id, text }) => ({ key: id, id, text }));

/** One checklist, edited as a whole: words, order, new points and points that go. */
export function ChecklistForm({ userType, title, items }: ChecklistFormProps) {
  const queryClient = useQueryClient();
  const titleId = useId();
  const addRef = useRef<HTMLButtonElement>(null);
  const [drafts, setDrafts] = useState(() => toDrafts(items));
  const [isIncomplete, setIsIncomplete] = useState(false);
  const { decide, isDeciding, failed } = useDecision({
    send: (sent: Draft[], call) =>
      vettingApi.saveChecklist(
        { userType, items: sent.map(({ id, text }) => ({ id, text: text.trim() })) },
        call,
      ),
    done: () => vettingMessages.checklistSaved,
    refusal: (error) => messageOf(error, 'INVALID_INPUT'),
    onEnd: () => undefined,
    refresh: async (saved) => {
      if (saved) {
        queryClient.setQueryData(checklistsQuery.queryKey, saved);
        setDrafts(toDrafts(saved[userType]));
      }
      await queryClient.invalidateQueries({ queryKey: ['vetting', 'account'] });
    },
  });

  const change = (key: string, text: string) =>
    setDrafts((all) => all.map((each) => (each.key === key ? { ...each, text } : each)));
  const move = (index: number, by: 1 | -1) =>
    setDrafts((all) => {
      const moved = [...all];
      const [taken] = moved.splice(index, 1);
      if (taken) moved.splice(index + by, 0, taken);
      return moved;
    });
  const remove = (key: string) => {
    setDrafts((all) => all.filter((each) => each.key !== key));
    addRef.current?.focus();
  };

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const isWhole = drafts.every(
      ({ text }) => text.trim() !== '' && text.length <= checklistItemMaxLength,
    );
    setIsIncomplete(!isWhole);
    if (isWhole && drafts.length > 0) decide(drafts);
  }

  return (
    <Card>
      <form
        noValidate
        aria-labelledby={titleId}
        onSubmit={handleSubmit}
        className="flex flex-col gap-5"
      >
        <CardTitle id={titleId}>{title}</CardTitle>
        {failed && <Banner tone="danger">{vettingMessages.checklistFailed}</Banner>}
        <ol className="flex flex-col gap-4">
          {drafts.map(({ key, text }, index) => (
            <li key={key} className="flex flex-wrap items-end gap-2">
              <Field
                label={`Point ${index + 1}`}
                className="flex-1 basis-64"
                error={
                  isIncomplete && text.trim() === '' ? 'Please say what is checked.' : undefined
                }
                counter={{ length: text.length, max: checklistItemMaxLength }}
              >
                {(control) => (
                  <Textarea
                    {...control}
                    rows={2}
                    value={text}
                    onChange={(event) => change(key, event.currentTarget.value)}
                  />
                )}
              </Field>
              <div className="flex gap-1">
                <IconButton
                  label={`Move point ${index + 1} up`}
                  disabledBecause={index === 0 ? 'This is the first point.' : undefined}
                  onClick={() => move(index, -1)}
                >
                  <ArrowUp />
                </IconButton>
                <IconButton
                  label={`Move point ${index + 1} down`}
                  disabledBecause={
                    index === drafts.length - 1 ? 'This is the last point.' : undefined
                  }
                  onClick={() => move(index, 1)}
                >
                  <ArrowDown />
                </IconButton>
                <IconButton
                  label={`Remove point ${index + 1}`}
                  disabledBecause={
                    drafts.length === 1 ? 'A checklist has a point at least.' : undefined
                  }
                  onClick={() => remove(key)}
                >
                  <Trash2 />
                </IconButton>
              </div>
            </li>
          ))}
        </ol>
        <CardFooter className="sm:justify-between">
          <Button
            ref={addRef}
            variant="secondary"
            disabledBecause={
              drafts.length >= checklistMaxItems
                ? `A checklist has ${checklistMaxItems} points at most.`
                : undefined
            }
            onClick={() =>
              setDrafts((all) => [...all, { key: crypto.randomUUID(), id: null, text: '' }])
            }
          >
            <Plus aria-hidden="true" />
            Add a Point
          </Button>
          <Button type="submit" pending={isDeciding}>
            Save Checklist
          </Button>
        </CardFooter>
      </form>
    </Card>
  );
}
