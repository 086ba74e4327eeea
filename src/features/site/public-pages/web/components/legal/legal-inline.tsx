import { Link } from '@tanstack/react-router';
import { contactAddresses, mailLink } from '../../../content/contact-addresses.ts';
import type { Inline } from '../../../content/legal-text.ts';

/** Running text with its links, addresses and places that the operator must fill in. */
export function LegalInline({ text }: { text: string | readonly Inline[] }) {
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
