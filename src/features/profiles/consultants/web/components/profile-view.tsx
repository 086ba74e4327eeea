import type { ReactNode } from 'react';
import { preferredDurations } from '#catalogue/enumerations/engagement-length.ts';
import { timezones } from '#catalogue/enumerations/places.ts';
import { CertificationList } from '#features/profiles/credentials/web/components/certification-list.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { DescriptionList } from '#ui/primitives/description-list.tsx';
import { PhoneLink } from '#ui/primitives/phone-link.tsx';
import { availabilityOf } from './availability-words.ts';
import { languagesOf } from './profile-details.ts';
import { ProfileHeader } from './profile-header.tsx';
import { ProfileSkills } from './profile-skills.tsx';
import type { ShownProfile } from './shown-profile.ts';

interface ProfileViewProps {
  profile: ShownProfile;
  /** Beside the first facts: what can be done with this profile. */
  actions?: ReactNode;
  /** Of the name; on a page of its own it is the page's heading. */
  headingLevel?: 1 | 2;
  /** Below a photo that is blurred, for readers other than clients. */
  blurredNote?: string | undefined;
}

/** A consultant's profile as an approved client reads it. */
export function ProfileView(props: ProfileViewProps) {
  const { profile, actions, headingLevel = 2, blurredNote } = props;
  const { summary, experience, certifications, portfolioProjects } = profile;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <Card>
          <ProfileHeader profile={profile} level={headingLevel} blurredNote={blurredNote} />
          {actions}
        </Card>
        <Section title="About">
          <OwnWords>{summary}</OwnWords>
        </Section>
        <Section title="Experience">
          <OwnWords>{experience}</OwnWords>
        </Section>
        <Section title="Skills & Expertise">
          <ProfileSkills profile={profile} />
        </Section>
        {certifications.length > 0 && (
          <Section title="Certifications">
            <CertificationList
              certifications={certifications}
              verified={profile.verifiedCertifications}
            />
          </Section>
        )}
        {portfolioProjects.length > 0 && (
          <Section title="Project Portfolio">
            <ul className="flex flex-col gap-5">
              {portfolioProjects.map(({ title, description }) => (
                <li key={`${title} ${description}`}>
                  <h3 className="font-semibold wrap-anywhere text-ink">{title}</h3>
                  <OwnWords>{description}</OwnWords>
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Section title="Availability">
          <DescriptionList
            layout="grid"
            items={[
              { term: 'Status', details: availabilityOf(profile) },
              { term: 'Hours per week', details: profile.hoursPerWeek },
              {
                term: 'Preferred project duration',
                details: preferredDurations.label(profile.preferredProjectDuration),
              },
              { term: 'Timezone', details: timezones.label(profile.timezone) },
              ...(profile.languages.length > 0
                ? [{ term: 'Languages', details: languagesOf(profile) }]
                : []),
            ]}
          />
        </Section>
        <Section title="Contact" id="contact">
          <ContactList profile={profile} />
        </Section>
      </div>
    </div>
  );
}

interface SectionProps {
  title: string;
  id?: string;
  children: ReactNode;
}

function Section({ title, id, children }: SectionProps) {
  return (
    <Card id={id} tabIndex={id ? -1 : undefined}>
      <CardTitle>{title}</CardTitle>
      {children}
    </Card>
  );
}

/** A text of the profile, with its line breaks. */
function OwnWords({ children }: { children: string }) {
  return <p className="wrap-anywhere whitespace-pre-line">{children}</p>;
}

function ContactList({ profile }: { profile: ShownProfile }) {
  const { phone, phoneText, websiteUrl, linkedinUrl } = profile;
  const link = (url: string) => (
    <a href={url} rel="noopener noreferrer" className="wrap-anywhere text-primary-ink underline">
      {url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
    </a>
  );
  return (
    <DescriptionList
      layout="grid"
      items={[
        ...(phone
          ? [
              {
                term: 'Phone',
                details: (
                  <PhoneLink
                    number={phone}
                    text={phoneText}
                    className="text-primary-ink underline"
                  />
                ),
              },
            ]
          : []),
        ...(websiteUrl ? [{ term: 'Website', details: link(websiteUrl) }] : []),
        ...(linkedinUrl ? [{ term: 'LinkedIn', details: link(linkedinUrl) }] : []),
      ]}
    />
  );
}
