import { type ReactNode, useState } from 'react';
import { messageOf } from '#lib/api/problem.ts';
import { Button, type ButtonProps } from '#ui/primitives/button.tsx';
import { ConfirmDialog, type ConfirmReason } from '#ui/primitives/confirm-dialog.tsx';
import { type OnceCall, useDecision } from './use-decision.ts';

interface ActButtonProps extends Pick<ButtonProps, 'children' | 'variant' | 'size'> {
  /** Asked before it is done. */
  question: {
    title: string;
    description: ReactNode;
    confirmLabel: string;
    cancelLabel?: string;
    destructive?: boolean;
    reason?: ConfirmReason;
  };
  /** With the reason, or an empty text where none is asked. */
  send: (reason: string, call: OnceCall) => Promise<unknown>;
  done: { title: string; description: string };
  /** The codes of the answers that end the question: it was decided elsewhere meanwhile. */
  refusals: readonly string[];
  /** What is said when it fails otherwise. */
  failed: string;
  /** Shows how things are now. */
  refresh: () => unknown;
}

/** A button for one act that is confirmed: carried out once, with a toast, and the screen brought up to date. */
export function ActButton(props: ActButtonProps) {
  const { question, send, done, refusals, failed: failure, refresh, ...button } = props;
  const [isAsking, setAsking] = useState(false);
  const { decide, isDeciding, failed } = useDecision({
    send,
    done: () => done,
    refusal: (error) => messageOf(error, ...refusals),
    onEnd: () => setAsking(false),
    refresh,
  });
  return (
    <>
      <Button variant="secondary" {...button} onClick={() => setAsking(true)} />
      <ConfirmDialog
        {...question}
        open={isAsking}
        onOpenChange={setAsking}
        pending={isDeciding}
        error={failed === undefined ? undefined : failure}
        onConfirm={decide}
      />
    </>
  );
}
