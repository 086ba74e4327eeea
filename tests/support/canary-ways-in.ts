import type { UserId } from '#access/user.ts';
import type { TestApp } from './app.ts';

/** The ways in that are no password, app or passkey: codes by mail, accounts elsewhere, keys of programs. */
export async function otherWaysIn(app: TestApp, userId: UserId, soon: Date): Promise<void> {
  const query = (text: string, values: unknown[]) => app.pool.query(text, values);
  await query(
    `insert into auth.factors (user_id, kind, friendly_name, destination, verified_at)
     values ($1, 'email', 'zqkvogelcodes', 'zqkvogelcodes@example.test', now())`,
    [userId],
  );
  await query(
    `insert into auth.sent_codes (user_id, kind, destination_hash, sent_at)
     values ($1, 'email', 'zqkvogelhash', now())`,
    [userId],
  );
  await query(
    `insert into auth.api_keys (user_id, name, prefix, key_hash, scope, after_second_step, expires_at)
     values ($1, 'zqkvogelprogram', 'd365_Zqkvogel0001', 'zqkvogelhash', 'write', true, $2)`,
    [userId, new Date(soon.getTime() + 366 * 24 * 60 * 60_000)],
  );
  await query(
    `with webhook as (
       insert into webhook_endpoints (person_id, company_id, kind, name, host, sealed_settings, events, created_at)
       select case when company_id is null then $1::uuid end, company_id, 'standard', 'zqkvogel',
              'zqkvogel.example', 'sealed', '{message.received}', now()
         from (select (select company_id from company_members where user_id = $1) as company_id) as own
       returning id)
     insert into webhook_deliveries (endpoint_id, type, subject_id, data, happened_at, due_at, state, answer)
     select id, 'message.received', $1, '{}', now(), now(), 'given-up', 'zqkvogel' from webhook`,
    [userId],
  );
  await query(
    `insert into auth.app_grants
       (id, user_id, client_id, host, client_name, resource, scope, after_second_step, expires_at)
     values (gen_random_uuid(), $1, 'https://zqkvogel.example/app.json', 'zqkvogel.example', 'Zqkvogelapp',
       'https://zqkvogel.example/api', 'write', true, $2)`,
    [userId, new Date(soon.getTime() + 366 * 24 * 60 * 60_000)],
  );
  await query(
    `insert into auth.app_records (id_hash, kind, grant_id, payload, expires_at)
     select 'zqkvogelhash', 'AccessToken', id, jsonb_build_object('accountId', user_id), $2
       from auth.app_grants where user_id = $1`,
    [userId, soon],
  );
  await query(
    `insert into auth.connected_sign_ins (user_id, issuer, subject, tenant_id, claimed_name, claimed_email)
     values ($1, 'https://login.example', 'zqkvogelsubject', gen_random_uuid(), 'Zqkvogelclaimed', 'zqkvogelmail@example.test')`,
    [userId],
  );
  await query(
    `insert into auth.sign_in_flows (state_hash, browser_hash, purpose, user_id, session_id, expires_at)
     select 'zqkvogelstate', 'zqkvogelbrowser', 'connect', $1, id, $2 from auth.sessions where user_id = $1`,
    [userId, soon],
  );
  await query(
    `insert into auth.waiting_identities (browser_hash, issuer, subject, tenant_id, claimed_email, expires_at)
     values ('zqkvogelbrowser', 'https://login.example', 'zqkvogelother', gen_random_uuid(), 'Zqkvogelmail@example.test', $1)`,
    [soon],
  );
}
