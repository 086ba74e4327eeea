import { randomBytes } from 'node:crypto';
import { copyDatabase, inDatabase, onServer } from '../server-connection.ts';
import { besideVariable, startTestSite } from './site-in-process.ts';

/* The demo, made once in a run: the site of every end-to-end test begins with a copy of it. */

/** The environment variable with the address of a run's database server, for its workers. */
const serverVariable = 'DIRECT365_E2E_DATABASE_SERVER';
const template = 'direct365_demo';

export interface DemoDatabase {
  connectionString: string;
  drop(): Promise<void>;
}

/**
 * Gives each colleague a company of their own. During an upgrade every company has one member, since 0.6.0 has no way to
 * invite another; it would show each colleague as the other side of a conversation.
 */
const companiesOfOne = `
  delete from thread_sides as side using company_members as colleague
    where colleague.invited_by is not null and side.user_id = colleague.user_id;
  with left_company as (
    delete from company_members where invited_by is not null returning user_id
  )
  select found_company(client, client.company_name)
    from profiles as client join left_company using (user_id)`;

/** Makes the database that is copied: what a first start makes, with all of its jobs done. */
export async function prepareDemo(serverUrl: string): Promise<void> {
  await onServer(serverUrl, `create database ${template}`);
  const connectionString = inDatabase(serverUrl, template);
  const site = await startTestSite({ database: { connectionString, drop: async () => undefined } });
  await site.jobsDone();
  await site.stop();
  if (process.env[besideVariable]) await onServer(connectionString, companiesOfOne);
  process.env[serverVariable] = serverUrl;
}

/** A copy of the demo of one's own. */
export async function copyDemo(): Promise<DemoDatabase> {
  const server = process.env[serverVariable];
  if (!server) throw new Error('The demo of the end-to-end tests has not been prepared.');
  const name = `direct365_e2e_${randomBytes(6).toString('hex')}`;
  await copyDatabase(server, template, name);
  return {
    connectionString: inDatabase(server, name),
    drop: () => onServer(server, `drop database ${name} with (force)`),
  };
}
