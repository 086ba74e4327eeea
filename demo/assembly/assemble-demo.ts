import { demoAccounts } from '../accounts.ts';
import { demoConsultants } from '../content/all-consultants.ts';
import { demoProjects } from '../content/all-projects.ts';
import { demoClients } from '../content/clients.ts';
import { demoColleagues } from '../content/colleagues.ts';
import { demoCompletions } from '../content/completions.ts';
import { demoConversations } from '../content/conversations.ts';
import { demoInvitations } from '../content/invitations.ts';
import { dealWithPapers } from '../content/papers.ts';
import { demoReferences } from '../content/references.ts';
import { demoSavedSearches } from '../content/saved-searches.ts';
import type { PortraitPhoto } from '../portraits/read-portraits.ts';
import { type Applicant, applicationRow } from './applications.ts';
import { completionRow } from './completions.ts';
import { consultantPhotoRow } from './consultant-photos.ts';
import { consultantProfileRow } from './consultant-profiles.ts';
import { conversationRows } from './conversations.ts';
import { credentialRows } from './credentials.ts';
import { latest } from './dates.ts';
import type { DemoRules } from './demo-rules.ts';
import { invitationRow } from './invitations.ts';
import { assembleInvoices } from './invoices.ts';
import { notificationRows } from './notifications.ts';
import { paperRows } from './papers.ts';
import {
  assembleAdmins,
  assembleClient,
  assembleColleague,
  assembleConsultant,
  peopleRows,
} from './people.ts';
import { phoneNumbersFor } from './phone-numbers.ts';
import { courseOf, projectRow } from './projects.ts';
import { referenceRow } from './references.ts';
import { assembleReferrals } from './referrals.ts';
import { reviewRows } from './reviews.ts';
import { assembleSearch } from './saved-searches.ts';
import { assembleSubscription } from './subscriptions.ts';

export interface DemoOptions {
  /** All times of the demo are counted back from here. */
  now: Date;
  /** The hash of the password that the sign-ins share. */
  passwordHash: string;
  rules: DemoRules;
  /** The photos of those who have one, by their key. */
  photos: ReadonlyMap<string, PortraitPhoto>;
}

export type DemoRows = ReturnType<typeof assembleDemo>;

/** All rows of the demo, the same for the same `now`. Nothing is read or written. */
export function assembleDemo({ now, passwordHash, rules, photos }: DemoOptions) {
  const phones = phoneNumbersFor([...demoConsultants, ...demoClients]);
  const phoneOf = (email: string): string => phones.get(email) ?? '';

  const clients = demoClients.map((client) => ({ client, person: assembleClient(client, now) }));
  const consultants = demoConsultants.map((consultant) => {
    const person = assembleConsultant(consultant, now);
    const subscription = assembleSubscription(consultant, person, rules, now);
    return { consultant, person, subscription };
  });
  const subscriptions = consultants.flatMap(({ subscription }) => subscription ?? []);

  const colleagues = demoColleagues.map((colleague) => ({
    colleague,
    person: assembleColleague(colleague, now),
  }));
  const clientByKey = new Map(clients.map((entry) => [entry.client.key, entry]));
  const applicantByKey = new Map<string, Applicant>(
    consultants.flatMap(({ consultant, person, subscription }) =>
      subscription
        ? [
            [
              consultant.key,
              {
                consultant,
                personId: person.id,
                from: subscription.from,
                until: subscription.until,
              },
            ],
          ]
        : [],
    ),
  );

  const projects = demoProjects.map((project) => {
    const owner = found(clientByKey, project.client);
    const course = courseOf(project, now);
    const named = { ...owner, phone: phoneOf(owner.person.email) };
    const row = projectRow(project, named, course, rules, now);
    const applications = project.applications.map((application) =>
      applicationRow(
        { project, projectId: row.id, course },
        { application, applicant: found(applicantByKey, application.by) },
        rules,
        now,
      ),
    );
    return { row, course, applications };
  });

  const conversations = demoConversations.map((conversation) => {
    const client = found(clientByKey, conversation.client).person;
    const { personId, from } = found(applicantByKey, conversation.consultant);
    const colleagueIds = colleagues
      .filter(({ colleague }) => colleague.of === conversation.client)
      .map(({ person }) => person.id);
    const pair = { clientId: client.id, consultantId: personId, colleagueIds };
    return conversationRows(conversation, { ...pair, from: latest(client.joinedAt, from) }, now);
  });

  const projectByTitle = new Map(projects.map((entry) => [entry.row.title, entry]));
  const consultantByKey = new Map(consultants.map((entry) => [entry.consultant.key, entry]));
  const { codes, referrals, stripeObjects } = assembleReferrals(
    (key) => found(consultantByKey, key),
    subscriptions.flatMap((subscription) => subscription.stripeObjects),
  );

  const listed = consultants.flatMap(({ consultant, person, subscription }) =>
    subscription && (subscription.until ?? now) >= now
      ? [
          {
            ...{ personId: person.id, listedSince: subscription.from },
            skills: [...consultant.primarySkills, ...consultant.secondarySkills],
          },
        ]
      : [],
  );
  const open = projects.flatMap(({ row, course }) =>
    row.status === 'open' && row.visibility === 'public'
      ? [{ id: row.id, listedSince: course.postedAt, budgetMin: row.budget_min_usd }]
      : [],
  );
  const searches = demoSavedSearches.map((saved) => {
    const { person } =
      'client' in saved
        ? found(clientByKey, saved.client)
        : found(consultantByKey, saved.consultant);
    return assembleSearch(saved, person.id, { consultants: listed, projects: open }, now);
  });
  const invitations = demoInvitations.map((invitation) => {
    const { row, course, applications } = found(projectByTitle, invitation.to);
    const consultantId = found(consultantByKey, invitation.invited).person.id;
    const application = applications.find((each) => each.consultant_id === consultantId);
    return invitationRow(invitation, {
      project: row,
      postedAt: course.postedAt,
      consultantId,
      application,
    });
  });

  const dealOf = (title: string) => {
    const { row, course, applications } = found(projectByTitle, title);
    const accepted = applications.find(({ status }) => status === 'accepted');
    if (!accepted || !course.acceptedAt) throw new Error(`The project "${title}" has no deal.`);
    return {
      ...{ applicationId: accepted.id, projectId: row.id },
      ...{ acceptedAt: course.acceptedAt, closedAt: course.closedAt },
      ...{ clientId: row.client_id, consultantId: accepted.consultant_id },
    };
  };
  const completions = demoCompletions.map((completion) => {
    const deal = dealOf(completion.of);
    const completed = completionRow(completion, deal, rules.completion, now);
    return {
      projectId: deal.projectId,
      row: completed,
      reviews: reviewRows({ title: completion.of, ...deal }, completed, now),
    };
  });

  const ownerByCustomer = new Map(
    consultants.flatMap(({ person, subscription }) =>
      subscription ? [[subscription.customer.customer_id, person] as const] : [],
    ),
  );
  const people = [
    ...assembleAdmins(now),
    ...clients.map(({ person }) => person),
    ...colleagues.map(({ person }) => person),
    ...consultants.map(({ person }) => person),
  ];
  return {
    ...peopleRows(people, passwordHash),
    colleagues: colleagues.flatMap(({ colleague, person }) => {
      const client = clientByKey.get(colleague.of);
      return client ? [{ person, role: colleague.role, clientId: client.person.id }] : [];
    }),
    consultantPhotos: consultants.flatMap(({ consultant, person }) => {
      const photo = photos.get(consultant.key);
      return photo ? [consultantPhotoRow(photo, consultant, person)] : [];
    }),
    consultantProfiles: consultants.map(({ consultant, person }) =>
      consultantProfileRow(consultant, person, {
        phone: phoneOf(person.email),
        photo: photos.get(consultant.key),
        ...{ rules, now },
      }),
    ),
    credentials: consultants.flatMap(({ consultant, person }) =>
      credentialRows(consultant, person, now),
    ),
    billingCustomers: subscriptions.map(({ customer }) => customer),
    trials: subscriptions.map(({ trial }) => trial),
    subscriptions: subscriptions.map(({ subscription }) => subscription),
    invoices: assembleInvoices(stripeObjects, ownerByCustomer),
    stripeObjects,
    referralCodes: codes,
    referrals,
    projects: projects.map(({ row }) => row),
    applications: projects.flatMap(({ applications }) => applications),
    completions,
    papers: paperRows(dealOf(dealWithPapers), now),
    references: demoReferences.map((reference) =>
      referenceRow(reference, found(consultantByKey, reference.of).person.id, rules, now),
    ),
    threads: conversations.map(({ thread }) => thread),
    threadSides: conversations.flatMap(({ sides }) => sides),
    messages: conversations.flatMap(({ messages }) => messages),
    invitations,
    savedSearches: searches.map(({ search }) => search),
    savedSearchFinds: searches.flatMap(({ finds }) => finds),
    notifications: notificationRows(
      new Set(people.filter(({ email }) => isSignIn(email)).map(({ id }) => id)),
      {
        applications: projects.flatMap(({ row, applications }) =>
          applications.map((application) => ({
            ...{ id: application.id, clientId: row.client_id, projectTitle: row.title },
            ...{ consultantId: application.consultant_id, appliedAt: application.created_at },
            isAnswered: application.status !== 'pending',
          })),
        ),
        invitations: invitations.map((row) => ({
          ...{ id: row.id, clientId: row.client_id, consultantId: row.consultant_id },
          ...{ projectTitle: row.project_title, sentAt: row.created_at },
          readAt: row.first_read_at ?? null,
        })),
        searches,
      },
      rules,
      now,
    ),
  };
}

const isSignIn = (email: string): boolean =>
  demoAccounts.some((account) => account.email === email);

function found<Entry>(entries: ReadonlyMap<string, Entry>, key: string): Entry {
  const entry = entries.get(key);
  if (entry === undefined)
    throw new Error(`No person of the demo who could do this is called ${key}.`);
  return entry;
}
