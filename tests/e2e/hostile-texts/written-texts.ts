import type pg from 'pg';
import { hostileAddresses, payloads } from './payloads.ts';

/** The columns whose words people choose, by table. */
const writtenColumns: Readonly<Record<string, readonly string[]>> = {
  'auth.users': ['name', 'first_name', 'last_name'],
  'auth.sessions': ['user_agent'],
  'auth.sign_ups': ['address', 'language', 'browser'],
  'auth.factors': ['friendly_name'],
  account_questions: ['text', 'answer'],
  applications: ['cover_letter', 'decision_reason'],
  checklist_items: ['text'],
  claim_changes: ['title'],
  consultant_profiles: ['phone', 'title', 'summary', 'experience'],
  consultant_shortlist: ['note'],
  credentials: ['number', 'reason'],
  mail_blasts: ['from_name', 'subject', 'message'],
  mail_deliveries: ['reason'],
  mail_suppressions: ['detail'],
  page_views: ['referrer_host'],
  profiles: ['first_name', 'last_name', 'company_name', 'refusal_reason', 'suspension_reason'],
  projects: [
    ...['title', 'description', 'company_name', 'contact_name', 'phone', 'place'],
    'closing_reason',
  ],
  project_templates: ['name'],
  reports: ['text', 'to_reporter', 'to_reported'],
  saved_searches: ['name'],
  service_requests: ['name', 'company', 'phone', 'message'],
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
  texts: readonly string[],
): Promise<void> {
  await client.query(
    `update ${table} as target set ${column} = texts.text
     from (select ctid, row_number() over () as number from ${table} where ${column} is not null) as rows,
       unnest($1::text[]) with ordinality as texts (text, number)
     where target.ctid = rows.ctid and texts.number = 1 + (rows.number % cardinality($1))`,
    [texts],
  );
}

/** The longest text that the column takes, of these tries, on one line where it must be. */
const tries = [4500, 1900, 900, 450, 190, 115, 95, 75].flatMap((longest) =>
  ['\n', ' '].map((separator) => ({ longest, separator })),
);

/** Puts the payloads into every text that people choose, as much as each takes. Answers the columns that took none. */
export async function fillWithPayloads(client: pg.Client): Promise<string[]> {
  const left: string[] = [];
  for (const [table, columns] of Object.entries(writtenColumns)) {
    for (const column of columns) {
      let isFilled = false;
      for (const { longest, separator } of tries) {
        const texts = joined(payloads, longest, separator);
        if (isFilled || texts.length === 0) continue;
        isFilled = await fill(client, table, column, texts).then(
          () => true,
          () => false,
        );
      }
      if (!isFilled) left.push(`${table}.${column}`);
    }
  }
  for (const [table, columns] of Object.entries(addressColumns)) {
    for (const column of columns) await fill(client, table, column, hostileAddresses);
  }
  await client.query(
    `update consultant_profiles set portfolio_projects = (
       select jsonb_agg(jsonb_build_object('title', left(text, 90), 'description', text))
       from unnest($1::text[]) as text)`,
    [joined(payloads, 900, '\n').slice(0, 3)],
  );
  return left;
}
