import { cx } from '#ui/class-names.ts';
import { Sheet, Stage } from './stage.tsx';

const months = ['A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D', 'J', 'F', 'M'] as const;

/** A year of Dynamics 365: a wave from April to September, and one from October to March. */
export function ReleaseWavesIllustration() {
  return (
    <Stage>
      <Sheet>
        <div className="grid grid-cols-12 text-center text-xs text-ink-muted">
          {months.map((month, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: months share their letters and never move
            <span key={index} className="pb-2">
              {month}
            </span>
          ))}
        </div>
        <div className="grid grid-cols-12 gap-y-2.5 border-t border-line pt-4 pb-1 text-sm font-medium">
          <Wave className="col-span-6 border-primary-line bg-primary-soft text-primary-ink">
            Wave 1
          </Wave>
          <Wave className="col-span-6 col-start-7 border-primary bg-primary text-on-primary">
            Wave 2
          </Wave>
          <Feature className="col-span-4 col-start-1" />
          <Feature className="col-span-3 col-start-3" />
          <Feature className="col-span-3 col-start-7" />
          <Feature className="col-span-4 col-start-8" />
          <Feature className="col-span-3 col-start-10" />
        </div>
      </Sheet>
    </Stage>
  );
}

function Wave({ className, children }: { className: string; children: string }) {
  return <span className={cx('mx-0.5 rounded-md border px-3 py-2', className)}>{children}</span>;
}

function Feature({ className }: { className: string }) {
  return <span className={cx('mx-0.5 h-3 rounded-full bg-line-strong/50', className)} />;
}
