import type { Completion } from '../../contract/completion-view.ts';
import { checklistPoints } from '../../rules.ts';
import { answerNames, pointNames } from '../messages.ts';

interface CompletionWordsProps {
  completion: Pick<Completion, 'checklist' | 'openPoints' | 'environments'>;
}

/** What was said with the proposal. */
export function CompletionWords({ completion }: CompletionWordsProps) {
  const { checklist, openPoints, environments } = completion;
  return (
    <>
      {checklist && (
        <ul>
          {checklistPoints.map((point) => (
            <li key={point}>
              {pointNames[point]}: {answerNames[checklist[point]]}
            </li>
          ))}
        </ul>
      )}
      {environments.length > 0 && (
        <p className="wrap-anywhere">Access not returned: {environments.join(', ')}</p>
      )}
      {openPoints && <p className="wrap-anywhere whitespace-pre-line">Open points: {openPoints}</p>}
    </>
  );
}
