import { certificationById, labelOfCertification } from '#catalogue/certifications.ts';
import { modulesOf } from '#catalogue/modules.ts';
import type { SkillId } from '#catalogue/skills.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import type { SkillGuide } from '../../../content/skill-guides/skill-guide.ts';

const month = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

interface SkillProofProps {
  skill: SkillId;
  guide: Pick<SkillGuide, 'certifications' | 'certificationNote' | 'questions'>;
}

/** How to tell who knows it: the modules to ask for, the certifications, and what to ask. */
export function SkillProof({ skill, guide }: SkillProofProps) {
  const modules = modulesOf(skill);
  return (
    <div className="flex flex-col gap-10">
      {modules.length > 0 && (
        <div>
          <h3 className="text-xl font-semibold text-ink">Modules to ask for</h3>
          <ul className="mt-3 flex flex-wrap gap-2">
            {modules.map(({ id, name }) => (
              <li key={id}>
                <Badge>{name}</Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
      {guide.certifications.length > 0 && (
        <div>
          <h3 className="text-xl font-semibold text-ink">Certifications that speak for it</h3>
          {guide.certificationNote && (
            <p className="mt-2 max-w-prose text-ink-muted">{guide.certificationNote}</p>
          )}
          <ul className="mt-3 max-w-prose divide-y divide-line border-y border-line">
            {guide.certifications.map((id) => (
              <li key={id} className="py-3">
                <p className="font-medium text-ink">{labelOfCertification(id)}</p>
                <Retirement id={id} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {guide.questions.length > 0 && (
        <div>
          <h3 className="text-xl font-semibold text-ink">What to ask a candidate</h3>
          <ol className="mt-3 flex max-w-prose list-decimal flex-col gap-2 pl-6 marker:text-ink-muted">
            {guide.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

function Retirement({ id }: { id: SkillGuide['certifications'][number] }) {
  const { retired, successor } = certificationById(id);
  if (!retired) return null;
  return (
    <p className="mt-0.5 text-sm text-ink-muted">
      Cannot be earned since {month.format(new Date(retired))}; holders keep it until it expires.
      {successor && ` Microsoft now offers ${successor.name} (${successor.exam}).`}
    </p>
  );
}
