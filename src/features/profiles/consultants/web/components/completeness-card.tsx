import { Link } from '@tanstack/react-router';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Meter } from '#ui/primitives/meter.tsx';
import type { OwnProfile } from '../../contract/own-profile.ts';
import { completenessOf, type ProfilePart } from '../../rules/profile-completeness.ts';

interface Advice {
  add: string;
  why: string;
  /** The part of the form where it is added. */
  section: string;
}

const advice: Record<Exclude<ProfilePart, 'required'>, Advice> = {
  photo: {
    add: 'Add a photo',
    why: 'A face makes a profile remembered. Clients see it blurred until they accept you or you choose otherwise.',
    section: 'about-you',
  },
  'shown-photo': {
    add: 'Let approved clients see your photo',
    why: 'They see a face among the results instead of a blur. It is yours to decide, and you can take it back at any time.',
    section: 'about-you',
  },
  portfolio: {
    add: 'Describe a project you have done',
    why: 'What you did for another client says more than a list of skills, and its words count in match scores.',
    section: 'portfolio',
  },
  modules: {
    add: 'Choose the modules you know of each product',
    why: 'Your match score for a project counts the modules it asks for.',
    section: 'skills',
  },
  certifications: {
    add: 'Add a certification',
    why: 'Clients look for more than your own word for what you know.',
    section: 'skills',
  },
  'work-arrangement': {
    add: 'Say how you work: on site, remote or both',
    why: 'Clients who filter for Remote find only those who have said so.',
    section: 'about-you',
  },
  'secondary-skills': {
    add: 'Add secondary skills',
    why: 'Clients who search for them find you, too.',
    section: 'skills',
  },
  linkedin: {
    add: 'Link to your LinkedIn profile',
    why: 'Many clients read it before they get in touch.',
    section: 'in-your-own-words',
  },
};

/** How complete the own profile is, what is missing, and why it matters. */
export function CompletenessCard({ profile }: { profile: OwnProfile }) {
  const { percent, missing } = completenessOf({ ...profile, hasPhoto: profile.photo !== null });
  return (
    <Card>
      <CardTitle>Profile completeness</CardTitle>
      <Meter label="Complete" value={percent} max={100} text={`${percent} %`} />
      {missing.length === 0 ? (
        <p className="text-ink-muted">Nothing is missing: clients see all there is to see.</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {missing.map(({ part, weight }) =>
            part === 'required' ? null : (
              <li key={part}>
                <div className="flex items-baseline justify-between gap-4">
                  <Link to="/consultant/profile/edit" hash={advice[part].section}>
                    {advice[part].add}
                  </Link>
                  <span className="shrink-0 text-sm text-ink-muted tabular-nums">+{weight} %</span>
                </div>
                <p className="text-sm text-ink-muted">{advice[part].why}</p>
              </li>
            ),
          )}
        </ul>
      )}
    </Card>
  );
}
