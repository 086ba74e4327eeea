import { Link } from '@tanstack/react-router';
import { contactAddresses, mailLink } from '../../../content/contact-addresses.ts';
import type {
  Block,
  Inline,
  LegalSection as LegalSectionData,
} from '../../../content/legal-text.ts';

interface LegalSectionProps {
  section: LegalSectionData;
  number: number;
}

/** One numbered section with an anchor of its own. */
export function LegalSection({ section: { id, title, blocks }, number }: LegalSectionProps) {
  const headingId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={headingId} className="group scroll-mt-6">
      <h2 id={headingId} className="flex gap-3 text-xl font-semibold text-ink">
        <span className="tabular-nums text-ink-muted">{number}.</span>
        <span>
          {title}{' '}
          <a
            href={`#${id}`}
            aria-label={`Link to the section ${title}`}
            className="px-1 text-primary-ink no-underline opacity-0 group-hover:opacity-100 focus-visible:opacity-100 print:hidden"
          >
            #
          </a>
        </span>
      </h2>
      <div className="mt-3 flex flex-col gap-3">
        {blocks.map((block) => (
          <LegalBlock key={JSON.stringify(block)} block={block} />
        ))}
      </div>
    </section>
  );
}

function LegalBlock({ block }: { block: Block }) {
  if (typeof block === 'object' && 'list' in block) {
    return (
      <ul className="flex list-disc flex-col gap-2 pl-6 marker:text-ink-muted">
        {block.list.map((item) => (
          <li key={JSON.stringify(item)}>
            <LegalInline text={item} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <p>
      <LegalInline text={block} />
    </p>
  );
}

/** Running text with its links, addresses and places that the operator must fill in. */
function LegalInline({ text }: { text: string | readonly Inline[] }) {
  if (typeof text === 'string') return text;
  return text.map((part) => <Part key={JSON.stringify(part)} part={part} />);
}

function Part({ part }: { part: Inline }) {
  if (typeof part === 'string') return part;
  if ('mail' in part) return <a href={mailLink(part.mail)}>{contactAddresses[part.mail]}</a>;
  if ('to' in part) return <Link to={part.to}>{part.text}</Link>;
  return (
    <mark className="rounded-sm bg-warning-soft px-1 text-warning-ink">[{part.placeholder}]</mark>
  );
}
