import { isModuleId, moduleById, skillOfModule } from '#catalogue/modules.ts';
import { nameOfSkill } from '#catalogue/skills.ts';
import { BadgeList } from '#ui/primitives/badge-list.tsx';
import type { ShownProfile } from './shown-profile.ts';

/** Primary skills, each with its modules, then the secondary ones. */
export function ProfileSkills({
  profile,
}: {
  profile: Pick<ShownProfile, 'primarySkills' | 'secondarySkills' | 'skillModules'>;
}) {
  const modules = profile.skillModules.filter(isModuleId);
  if (profile.primarySkills.length + profile.secondarySkills.length === 0) {
    return <p className="text-ink-muted">Skills to be updated</p>;
  }
  return (
    <>
      <ul className="flex flex-col gap-3">
        {profile.primarySkills.map((id) => {
          const own = modules.filter((moduleId) => skillOfModule(moduleId) === id);
          return (
            <li key={id}>
              <p className="font-medium text-ink">{nameOfSkill(id)}</p>
              {own.length > 0 && (
                <p className="text-sm text-ink-muted">
                  {own.map((moduleId) => moduleById(moduleId).name).join(', ')}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {profile.secondarySkills.length > 0 && (
        <div>
          <p className="mb-2 text-sm text-ink-muted">Also</p>
          <BadgeList names={profile.secondarySkills.map(nameOfSkill)} />
        </div>
      )}
    </>
  );
}
