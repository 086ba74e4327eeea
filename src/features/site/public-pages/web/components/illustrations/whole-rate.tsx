import { useClaims } from '#features/site-operations/site-settings/web/hooks/use-claims.ts';
import { Sheet, Stage } from './stage.tsx';

/** A day rate that stays whole, and one that an agency has taken its part of. */
export function WholeRateIllustration() {
  const { figure, said } = useClaims();
  const commission = said('agencyCommission');
  const kept = commission && 100 - Number.parseFloat(commission);
  return (
    <Stage>
      <Sheet>
        <p className="text-sm font-medium text-ink-muted">With Direct365 you keep</p>
        <p className="mt-1 text-5xl font-semibold text-ink tabular-nums">{figure('keptRate')}</p>
        <Bar kept={100} className="mt-4 h-3 fill-primary" />
        <p className="mt-3 text-sm text-ink-muted">Your client pays you, at the rate you agreed.</p>
      </Sheet>
      {kept && (
        <Sheet className="mt-4 mr-[16%]">
          <div className="flex items-baseline justify-between gap-3">
            <p className="text-sm font-medium text-ink-muted">Through an agency</p>
            <p className="text-xl font-semibold text-ink-muted tabular-nums">{kept}%</p>
          </div>
          <Bar kept={kept} className="mt-3 h-2 fill-line-strong" />
        </Sheet>
      )}
    </Stage>
  );
}

function Bar({ kept, className }: { kept: number; className: string }) {
  return (
    <svg aria-hidden="true" className={`w-full overflow-hidden rounded-full ${className}`}>
      <rect width="100%" height="100%" className="fill-danger-line" />
      <rect width={`${kept}%`} height="100%" />
    </svg>
  );
}
