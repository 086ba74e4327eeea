import { useQueryClient } from '@tanstack/react-query';
import { notify } from '#ui/feedback/notify.ts';
import { DateText } from '#ui/primitives/date-text.tsx';
import type { FactorView } from '../../contract.ts';
import { factorMessages, kindWords, messageForFactorError } from '../messages.ts';
import { factorsApi } from '../queries.ts';
import { MeansRow } from './means-row.tsx';

interface FactorRowProps {
  factor: FactorView;
  isLast: boolean;
  onFocusLoss: () => void;
}

/** One factor, with a way to rename and to remove it. */
export function FactorRow({ factor, isLast, onFocusLoss }: FactorRowProps) {
  const { factorId, friendlyName, kind, destination, isPaused, addedAt, lastUsedAt } = factor;
  const queryClient = useQueryClient();

  async function reload({ title, description }: { title: string; description: string }) {
    notify.success(title, description);
    await queryClient.invalidateQueries({ queryKey: ['factors'] });
  }

  return (
    <MeansRow
      kind="factor"
      name={friendlyName}
      removalEffect={
        isLast
          ? 'It is your last factor: from then on your password alone signs you in, and your backup codes end.'
          : 'It does not sign you in any more.'
      }
      onRename={async (name) => {
        await factorsApi.rename({ factorId, friendlyName: name });
        await reload(factorMessages.renamed);
      }}
      onRemove={async () => {
        await factorsApi.remove({ factorId });
        await reload(factorMessages.removed);
      }}
      messageFor={messageForFactorError}
      onFocusLoss={onFocusLoss}
    >
      {kindWords[kind]}
      {destination && ` to ${destination}`}, added on <DateText value={addedAt} />
      {lastUsedAt && (
        <>
          , last used on <DateText value={lastUsedAt} />
        </>
      )}
      {isPaused && '. It is not asked for while you have a stronger factor.'}
    </MeansRow>
  );
}
