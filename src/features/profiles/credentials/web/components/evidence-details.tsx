import { DateText } from '#ui/primitives/date-text.tsx';
import { type Description, DescriptionList } from '#ui/primitives/description-list.tsx';
import type { OwnCredential } from '../../contract.ts';

type Evidence = Pick<OwnCredential, 'link' | 'number' | 'issuedOn' | 'expiresOn'>;

interface EvidenceDetailsProps {
  evidence: Evidence;
  /** What is known beside the evidence itself. */
  more?: readonly Description[];
}

/** What was given as proof. Its link leads away from the site, without a referrer. */
export function EvidenceDetails({ evidence, more = [] }: EvidenceDetailsProps) {
  const { link, number, issuedOn, expiresOn } = evidence;
  return (
    <DescriptionList
      items={[
        ...(link
          ? [
              {
                term: 'Link',
                details: (
                  <a
                    href={link}
                    target="_blank"
                    rel="noopener noreferrer nofollow ugc"
                    className="wrap-anywhere text-primary-ink underline underline-offset-2"
                  >
                    {link}
                    <span className="sr-only"> (opens in a new tab)</span>
                  </a>
                ),
              },
            ]
          : []),
        ...(number
          ? [{ term: 'Number', details: <span className="wrap-anywhere">{number}</span> }]
          : []),
        ...(issuedOn ? [{ term: 'Issued', details: <DateText value={issuedOn} /> }] : []),
        ...(expiresOn ? [{ term: 'Valid until', details: <DateText value={expiresOn} /> }] : []),
        ...more,
      ]}
    />
  );
}
