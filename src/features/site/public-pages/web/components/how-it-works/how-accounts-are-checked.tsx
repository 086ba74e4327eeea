import type { UserType } from '#access/user.ts';
import { PublishedChecklist } from '#features/moderation/vetting/web/components/published-checklist.tsx';

const types: readonly UserType[] = ['consultant', 'client'];

/** What happens before an account is approved and after, with the checklists that admins go by. */
export function HowAccountsAreChecked() {
  return (
    <div className="flex flex-col gap-8">
      {types.map((type) => (
        <div key={type} className="flex flex-col gap-4">
          <h3 className="text-lg font-semibold text-ink">
            {type === 'client' ? 'What we check of a business' : 'What we check of a consultant'}
          </h3>
          <PublishedChecklist userType={type} />
        </div>
      ))}
      <p className="max-w-prose">
        Where something is not clear we ask, by e-mail and in your portal, and you answer there. If
        we say no, you read the reason and can come back once it is mended. A certification gets its
        badge only when we have looked at the evidence for it.
      </p>
      <p className="max-w-prose">
        A consultant may change the profile at any time. When the title, the certifications or the
        portfolio change after the approval, we read these again; the consultant stays listed
        meanwhile.
      </p>
    </div>
  );
}
