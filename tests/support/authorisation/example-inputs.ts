import type { UserId } from '#access/user.ts';
import type { TestApp } from '../app.ts';

export type RowKind = '' | 'own' | 'foreign' | 'absent';

/** Makes the row an operation is called with, and returns the operation's input. */
export type MakeInput = (
  app: TestApp,
  rowKind: RowKind,
  self: UserId | undefined,
) => Promise<Record<string, unknown>>;

/** By `feature.operation`. */
export type ExampleInputs = Record<string, MakeInput>;

export const absentId = '00000000-0000-4000-8000-000000000000';

export const none: MakeInput = async () => ({});

export const fixed =
  (input: Record<string, unknown>): MakeInput =>
  async () =>
    input;
