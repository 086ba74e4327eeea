import { Chapter, Specimen } from './specimen.tsx';

const sizes = [
  { name: 'text-5xl', className: 'text-5xl font-semibold', use: 'The title of a public page' },
  { name: 'text-4xl', className: 'text-4xl font-semibold', use: 'The title of a plain page' },
  {
    name: 'text-3xl',
    className: 'text-3xl font-semibold',
    use: 'The title of a part, of a portal',
  },
  { name: 'text-2xl', className: 'text-2xl font-semibold', use: 'Figures' },
  { name: 'text-xl', className: 'text-xl font-semibold', use: 'A part of a form, a dialog' },
  { name: 'text-lg', className: 'text-lg font-semibold', use: 'A card; in regular, a lead' },
  { name: 'text-base', className: 'text-base', use: 'Everything that is read' },
  { name: 'text-sm', className: 'text-sm text-ink-muted', use: 'Help, dates, small print' },
  { name: 'text-xs', className: 'text-xs text-ink-muted', use: 'Badges and counters' },
] as const;

/** The typeface and its sizes. */
export function TypeChapter() {
  return (
    <Chapter
      id="type"
      title="Type"
      lead="Geist in one variable file, in two weights that differ enough: 400 to read, 600 to lead. 500 is for controls."
    >
      <Specimen
        title="Sizes"
        note="Headings carry the level their place asks for, whatever their size. From 2xl on sizes grow with the screen."
        layout="stack"
      >
        <dl className="divide-y divide-line border-y border-line">
          {sizes.map(({ name, className, use }) => (
            <div
              key={name}
              className="grid items-baseline gap-x-8 gap-y-1 py-4 lg:grid-cols-[14rem_minmax(0,1fr)]"
            >
              <dt className="text-sm text-ink-muted">
                <span className="font-mono text-ink">{name}</span>
                <br />
                {use}
              </dt>
              <dd className={`${className} min-w-0 text-ink`}>Consultants who know the product</dd>
            </div>
          ))}
        </dl>
      </Specimen>
      <Specimen
        title="Figures"
        note="Amounts and dates that stand below each other have figures of one width: tabular-nums."
        layout="stack"
      >
        <div className="grid w-fit grid-cols-[auto_auto] gap-x-12 gap-y-1 text-right">
          <span>$1,111.11</span>
          <span className="tabular-nums">$1,111.11</span>
          <span>$9,480.00</span>
          <span className="tabular-nums">$9,480.00</span>
        </div>
      </Specimen>
      <Specimen title="Running text" layout="stack">
        <div className="flex max-w-prose flex-col gap-4">
          <p>
            Text is set in lines of about 65 characters. A <a href="#type">link in running text</a>{' '}
            is underlined, because some readers cannot see colour. A link with its own class follows
            that class.
          </p>
          <p className="font-mono text-sm">D365-10.0.49 · support@direct365.example</p>
        </div>
      </Specimen>
    </Chapter>
  );
}
