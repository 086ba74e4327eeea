import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Card } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import type { Pack } from '../../contract.ts';

/** The papers of a deal, and the zip of them. */
export function PackList({ applicationId, pack }: { applicationId: string; pack: Pack }) {
  const { papers } = pack;
  return (
    <Card>
      {papers.length === 0 ? (
        <p>
          There is no paper yet. The statement of work, documents of the supplier, the time sheet
          and the access list will be here.
        </p>
      ) : (
        <>
          <a
            href={`/packs/${applicationId}.zip`}
            download
            className={buttonClassName({ className: 'self-start' })}
          >
            Download All as Zip
          </a>
          <ul className="flex flex-col divide-y divide-line">
            {papers.map(({ path, title, date, sha256 }) => (
              <li key={path} className="py-3 wrap-anywhere">
                <p className="font-semibold text-ink">{title}</p>
                <p className="text-sm text-ink-muted">
                  {path}
                  {date && (
                    <>
                      , <DateText value={date} />
                    </>
                  )}
                </p>
                {sha256 && (
                  <p className="text-sm text-ink-muted">
                    SHA-256: <code className="select-all">{sha256}</code>
                  </p>
                )}
              </li>
            ))}
          </ul>
          <p className="text-sm text-ink-muted">
            The zip has an index with the SHA-256 of each file.
          </p>
        </>
      )}
    </Card>
  );
}
