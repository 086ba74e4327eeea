import type pg from 'pg';
import { hostileAddresses, payloads } from './payloads.ts';

/** The columns whose words people choose, by table. */
const writtenColumns: Readonly<Record<string, readonly string[]>> = {
  'auth.app_grants': ['client_name'],
  'auth.users': ['name', 'first_name', 'last_name'],
  'auth.sessions': ['user_agent'],
  'auth.sign_ups': ['address', 'language', 'browser'],
  'auth.factors': ['friendly_name'],
  account_questions: ['text', 'answer'],
  applications: ['cover_letter', 'decision_reason'],
  calls: ['words'],
  checklist_items: ['text'],
  claim_changes: ['title'],
  consultant_profiles: ['phone', 'title', 'summary', 'experience'],
  consultant_references: ['person_name', 'company_name', 'project', 'person_role', 'words'],
  consultant_shortlist: ['note'],
  credentials: ['number', 'reason'],
  deal_approvals: ['message', 'reason'],
  invitations: ['note', 'decline_words'],
  mail_blasts: ['from_name', 'subject', 'message'],
  mail_deliveries: ['reason'],
  mail_suppressions: ['detail'],
  messages: ['text', 'delivered_text'],
  offers: ['message', 'answer'],
  page_views: ['referrer_host'],
  profiles: ['first_name', 'last_name', 'company_name', 'refusal_reason', 'suspension_reason'],
  projects: [
    ...['title', 'description', 'company_name', 'contact_name', 'phone', 'place'],
    'closing_reason',
  ],
  project_templates: ['name'],
  reports: ['text', 'to_reporter', 'to_reported'],
  reviews: ['words', 'reply'],
  saved_searches: ['name'],
  service_requests: ['name', 'company', 'phone', 'message'],
  supplier_profiles: ['legal_name', 'street', 'city'],
  time_sheet_entries: ['note'],
  webhook_deliveries: ['failure', 'answer'],
  webhook_endpoints: ['name'],
};
const addressColumns: Readonly<Record<string, readonly string[]>> = {
  consultant_profiles: ['linkedin_url', 'website_url'],
  credentials: ['link'],
};

/** As many of the texts in one, with line breaks between them, as are not longer than this. */
function joined(texts: readonly string[], longest: number, separator: string): string[] {
  const result: string[] = [];
  let present = '';
  for (const text of texts.filter(({ length }) => length <= longest)) {
    const longer = present === '' ? text : `${present}${separator}${text}`;
    if (longer.length <= longest) present = longer;
    else {
      result.push(present);
      present = text;
    }
  }
  return present === '' ? result : [...result, present];
}

async function fill(
  client: pg.Client,
  table: string,
  column: string,
  { texts, where }: { texts: readonly string[]; where: string },
): Promise<void> {
  await client.query(
    `update ${table} as target set ${column} = texts.text
     from (select ctid, row_number() over () as number from ${table} where ${column} ${where}) as rows,
       unnest($1::text[]) with ordinality as texts (text, number)
     where target.ctid = rows.ctid and texts.number = 1 + (rows.number % cardinality($1))`,
    [texts],
  );
}

/** Who has a webhook with something in its log, and an app: the demo has neither. */
export const webhookOf: Readonly<Record<string, string>> = {
  'client@demo.test': '7a1f0000-0000-4000-8000-000000000001',
  'consultant@demo.test': '7a1f0000-0000-4000-8000-000000000002',
};

async function addOutsiders(client: pg.Client): Promise<void> {
  for (const [email, webhook] of Object.entries(webhookOf)) {
    const reader = `(select id from auth.users where email = '${email}')`;
    const company = `(select company_id from company_members where user_id = ${reader} order by chosen_at desc limit 1)`;
    await client.query(`
      insert into auth.app_grants
        (id, user_id, company_id, client_id, host, client_name, resource, scope, after_second_step, expires_at)
      values (gen_random_uuid(), ${reader}, ${company}, 'https://app.example/client', 'app.example', 'x',
        'https://app.example', 'read', false, now() + interval '10 years');
      insert into webhook_endpoints (id, person_id, company_id, kind, name, host, sealed_settings, events, state, created_at)
      values ('${webhook}', case when ${company} is null then ${reader} end, ${company}, 'standard', 'x',
        'hooks.example', 'x', array['application.submitted'], 'off', now());
      insert into webhook_deliveries
        (endpoint_id, type, subject_id, data, happened_at, state, tries, due_at, tried_at, failure, answer)
      values ('${webhook}', 'application.submitted', gen_random_uuid(), '{}', now(), 'given-up', 1, now(), now(), 'x', 'x')`);
  }
}

/** The longest text that the column takes, of these tries, on one line where it must be; else where there are words. */
const tries = ['is not null', "<> ''"].flatMap((where) =>
  [4500, 1900, 900, 450, 190, 115, 95, 75, 60].flatMap((longest) =>
    ['\n', ' '].map((separator) => ({ where, longest, separator })),
  ),
);

/** Puts the payloads into every text that people choose, as much as each takes. Answers the columns that took none. */
export async function fillWithPayloads(client: pg.Client): Promise<string[]> {
  await addOutsiders(client);
  const left: string[] = [];
  for (const [table, columns] of Object.entries(writtenColumns)) {
    for (const column of columns) {
      let isFilled = false;
      for (const { where, longest, separator } of tries) {
        const texts = joined(payloads, longest, separator);
        if (isFilled || texts.length === 0) continue;
        isFilled = await fill(client, table, column, { texts, where }).then(
          () => true,
          () => false,
        );
      }
      if (!isFilled) left.push(`${table}.${column}`);
    }
  }
  for (const [table, columns] of Object.entries(addressColumns)) {
    for (const column of columns) {
      await fill(client, table, column, { texts: hostileAddresses, where: 'is not null' });
    }
  }
  await client.query(
    `update consultant_profiles set portfolio_projects = (
       select jsonb_agg(jsonb_build_object('title', left(text, 90), 'description', text))
       from unnest($1::text[]) as text)`,
    [joined(payloads, 900, '\n').slice(0, 3)],
  );
  return left;
}
