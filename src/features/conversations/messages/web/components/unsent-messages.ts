import { dropDraft, keepDraft, readDraft } from '#ui/form/session-draft.ts';
import { type ReadyFile, readKeptFile } from './files/kept-files.ts';

/** A message that has been written and is not known to have arrived. */
export interface UnsentMessage {
  /** Made once: however often the message is sent, the server knows it for the same. */
  id: string;
  text: string;
  /** They were uploaded before it was sent. */
  files: readonly ReadyFile[];
  /** When it was written. */
  at: string;
  /** What stopped it, as a sentence: it waits for another try. Undefined while it is on its way. */
  stoppedBy?: string | undefined;
}

/** The state of a message whose page is gone: whether it has arrived is unknown. */
const interrupted = 'The page was left before the answer came.';

/**
 * The unsent messages of one conversation, in this tab: they outlive the page and a reload of it, and end with signing
 * out.
 */
export interface Outbox {
  subscribe: (onChange: () => void) => () => void;
  list: () => readonly UnsentMessage[];
  add: (message: UnsentMessage) => void;
  /** Changes the message of this id, if it is still there. */
  change: (id: string, changed: Partial<UnsentMessage>) => void;
  drop: (id: string) => void;
  /** Does one thing after the other, in the order in which they were asked for: messages keep theirs. */
  inTurn: (act: () => Promise<void>) => Promise<void>;
}

const none: readonly UnsentMessage[] = [];
const nameOf = (key: string) => `unsent:${key}`;

const isText = (value: unknown): value is string => typeof value === 'string';

/** What was kept, as far as it makes sense. All of it waits: what it was waiting for is gone. */
function keptMessages(key: string): readonly UnsentMessage[] {
  try {
    const kept: unknown = JSON.parse(readDraft(nameOf(key)) ?? '[]');
    if (!Array.isArray(kept)) return none;
    return kept.flatMap(({ id, text, files, at, stoppedBy }: Record<string, unknown>) => {
      if (!isText(id) || !isText(text) || !isText(at)) return [];
      const kept = Array.isArray(files) ? files.map(readKeptFile) : [];
      const ready = kept.filter((file) => file !== null && 'kind' in file);
      return [
        { id, text, files: ready, at, stoppedBy: isText(stoppedBy) ? stoppedBy : interrupted },
      ];
    });
  } catch {
    return none;
  }
}

/** An outbox as a page that has just been loaded has it. */
export function openOutbox(key: string): Outbox {
  let messages = keptMessages(key);
  let isKept = messages.length > 0;
  let last: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();

  /** What was kept and is there no more was erased by signing out: nothing writes it down again. */
  function present(): readonly UnsentMessage[] {
    if (isKept && readDraft(nameOf(key)) === null) {
      messages = none;
      isKept = false;
    }
    return messages;
  }
  function keep(next: readonly UnsentMessage[]): void {
    messages = next;
    if (messages.length > 0) keepDraft(nameOf(key), JSON.stringify(messages));
    else dropDraft(nameOf(key));
    isKept = readDraft(nameOf(key)) !== null;
    for (const listener of listeners) listener();
  }

  return {
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    list: present,
    add: (message) => keep([...present(), message]),
    change: (id, changed) =>
      keep(present().map((message) => (message.id === id ? { ...message, ...changed } : message))),
    drop: (id) => keep(present().filter((message) => message.id !== id)),
    inTurn(act) {
      last = last.then(act, act);
      return last;
    },
  };
}

const outboxes = new Map<string, Outbox>();

/** The outbox of a conversation; `key` names who writes to whom. */
export function outboxOf(key: string): Outbox {
  const open = outboxes.get(key) ?? openOutbox(key);
  outboxes.set(key, open);
  return open;
}
