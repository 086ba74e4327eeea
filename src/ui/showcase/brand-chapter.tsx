import { Mark } from '#ui/brand/logo-mark.tsx';
import { Chapter, Specimen } from './specimen.tsx';

/** The mark and what is drawn with it. */
export function BrandChapter() {
  return (
    <Chapter
      id="brand"
      title="Mark"
      lead="A D, and a straight line into its heart: the way from a business to a consultant, with nothing in between."
    >
      <Specimen
        title="Sizes"
        note="From the tab of a browser to a poster. Below 16 px it is not used."
      >
        <Mark className="size-4 text-primary" />
        <Mark className="size-7 text-primary" />
        <Mark className="size-12 text-primary" />
        <Mark className="size-24 text-primary" />
      </Specimen>
      <Specimen
        title="With the name"
        note="The name is set in Geist, semibold; the mark stands a little above its capitals."
      >
        <span className="inline-flex items-center gap-2.5 text-xl font-semibold text-ink">
          <Mark className="size-7 text-primary" />
          Direct365
        </span>
      </Specimen>
      <Specimen
        title="On the deep ground"
        note="The ground is the same in both themes; what stands on it is set in the dark one."
        layout="stack"
      >
        <div className="rounded-2xl bg-deep">
          <div className="flex flex-wrap items-center gap-6 rounded-2xl p-8 scheme-dark">
            <Mark className="size-12 text-primary" />
            <p className="text-2xl font-semibold text-ink">Start with your project</p>
            <p className="text-ink-muted">Everything after that is between the two of you.</p>
          </div>
        </div>
      </Specimen>
    </Chapter>
  );
}
