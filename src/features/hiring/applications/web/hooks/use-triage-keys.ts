import { type RefObject, useEffect, useRef, useState } from 'react';
import { type ApplicationStage, applicationStages } from '#catalogue/enumerations/application.ts';
import type { ReceivedApplication } from '../../contract/application-views.ts';
import { useTriage } from './use-triage.ts';

const stageOf: Readonly<Record<string, ApplicationStage>> = {
  m: 'maybe',
  i: 'interview',
  n: 'no',
  u: 'new',
};

interface TriageKeysOptions {
  /** The applications on the page, in their order. */
  items: readonly ReceivedApplication[];
  /** Whether others follow that can be fetched. */
  hasMore: boolean;
  /** Fetches them, unless that is under way. */
  fetchMore: () => unknown;
  /** Chooses an application for a comparison, or takes it out. */
  choose: ((application: ReceivedApplication) => void) | undefined;
}

/**
 * Sorts applications by keys while one of them has the focus: J and K go to the next and the previous one; M, I, N and
 * U sort it and go on; S sets its star, X chooses it for a comparison. Returns a ref for what contains the rows, which
 * have `data-application`, and what was done last, in words.
 */
export function useTriageKeys({ items, hasMore, fetchMore, choose }: TriageKeysOptions): {
  rowsRef: RefObject<HTMLDivElement | null>;
  said: string;
} {
  const rowsRef = useRef<HTMLDivElement>(null);
  // The place that gets the focus as soon as its row is there.
  const awaited = useRef<number>(null);
  const [said, setSaid] = useState('');
  const { sort } = useTriage();

  function focusOn(place: number): void {
    if (place < 0) return;
    const row = rowsRef.current?.querySelectorAll('[data-application]')[place];
    row?.querySelector<HTMLElement>('h3 a')?.focus();
    awaited.current = row || !hasMore ? null : place;
    if (awaited.current !== null) fetchMore();
  }

  function press(place: number, key: string): boolean {
    const application = items[place];
    if (!application) return false;
    const { name } = application.consultant;
    const stage = stageOf[key];
    if (key === 'j' || key === 'k') focusOn(key === 'j' ? place + 1 : place - 1);
    else if (key === 's') {
      const isStarred = !application.isStarred;
      sort(application, { isStarred });
      setSaid(isStarred ? `${name} has a star` : `${name} has no star`);
    } else if (key === 'x' && choose) choose(application);
    else if (stage && application.status === 'pending') {
      sort(application, { stage });
      setSaid(`${name}: ${applicationStages.label(stage)}`);
      focusOn(place + 1);
    } else return false;
    return true;
  }

  useEffect(() => {
    const rows = rowsRef.current;
    if (!rows) return undefined;
    // Again where another fetch of the list has taken the place of this one.
    if (awaited.current !== null) focusOn(awaited.current);
    function handleKey(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || isTypedInto(event.target)) return;
      const row = event.target instanceof Element && event.target.closest('[data-application]');
      if (!row) return;
      const id = row.getAttribute('data-application');
      const place = items.findIndex((item) => item.id === id);
      const key = event.key.toLowerCase();
      if (isAllowed(items[place], key) && press(place, key)) event.preventDefault();
    }
    rows.addEventListener('keydown', handleKey);
    return () => rows.removeEventListener('keydown', handleKey);
  });

  return { rowsRef, said };
}

/** Without the right to sort, a member goes through the list and chooses. */
const isAllowed = (application: ReceivedApplication | undefined, key: string): boolean =>
  (application && application.can.triage !== false) || ['j', 'k', 'x'].includes(key);

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'checkbox');
