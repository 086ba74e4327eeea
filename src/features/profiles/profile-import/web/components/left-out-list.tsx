import { Disclosure } from '#ui/primitives/disclosure.tsx';
import { leftOutReasons } from '../../rules/found-profile.ts';
import type { ProfileDraft } from '../../rules/profile-draft.ts';
import { leftOutWords } from '../messages/left-out-words.ts';
import { placeWords } from '../messages/source-words.ts';

interface LeftOutListProps {
  leftOut: ProfileDraft['leftOut'];
  fileName: string;
}

/** What was found in a file and not taken over, by the reason. */
export function LeftOutList({ leftOut, fileName }: LeftOutListProps) {
  const groups = leftOutReasons
    .map((reason) => ({ reason, items: leftOut.filter((left) => left.reason === reason) }))
    .filter(({ items }) => items.length > 0);
  if (groups.length === 0) return null;
  return (
    <Disclosure summary={`Found and not taken over: ${leftOut.length}`}>
      <dl className="flex flex-col gap-3">
        {groups.map(({ reason, items }) => (
          <div key={reason}>
            <dt className="font-medium text-ink">{leftOutWords[reason]}</dt>
            {items.map(({ what, place }) => {
              const where = placeWords([place], fileName);
              return (
                <dd key={`${what} ${where}`} className="text-ink-muted wrap-anywhere">
                  {what}
                  {where !== what && <span className="text-sm"> ({where})</span>}
                </dd>
              );
            })}
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
