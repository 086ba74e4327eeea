import { randomInt, randomUUID } from 'node:crypto';
import { demoPassword } from '#demo/accounts.ts';
import { ask, oneOf, type SoakedSite, send } from './site.ts';

const demoPeople = ['client', 'pending-client', 'consultant', 'new-consultant', 'admin'];
const words = ['power', 'apps', 'finance', 'sales', 'london', 'remote', 'migration', 'zzz'];

/** Signs in with the demo's password, looks around, and signs out again. */
export async function visitAsDemoPerson(site: SoakedSite): Promise<void> {
  const credentials = { email: `${oneOf(demoPeople)}@demo.test`, password: demoPassword };
  const answer = await send(site, 'POST', '/auth/v1/sign-in/email', credentials);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  for (const path of ['/api/me', '/consultant/portal', '/client/portal', '/api/me/projects']) {
    await ask(site, path, { headers: { cookie } });
  }
  await send(site, 'POST', '/auth/v1/sign-out', {}, { cookie });
}

/** A wrong password. */
export async function failToSignIn(site: SoakedSite): Promise<void> {
  const email = `${randomUUID()}@soak.test`;
  await send(site, 'POST', '/auth/v1/sign-in/email', { email, password: randomUUID() });
}

/** A new account, which writes mails; now and then with an address that is there. */
export async function signUp(site: SoakedSite): Promise<void> {
  const address = randomInt(4) === 0 ? 'client@demo.test' : `${randomUUID()}@soak.test`;
  await send(site, 'POST', '/auth/v1/sign-up/email', {
    email: address,
    password: `a password of ${randomUUID()}`,
    name: 'Sam Soak',
    firstName: 'Sam',
    lastName: 'Soak',
    userType: oneOf(['client', 'consultant']),
  });
}

/** What a client does: searches, saves a consultant, and removes them. */
export async function visitAsClient(site: SoakedSite): Promise<void> {
  const { client, consultants } = site.marketplace;
  const headers = { cookie: client.cookie };
  const found = `/api/consultants?text=${oneOf(words)}+${oneOf(words)}`;
  await ask(site, found, { headers });
  await ask(site, found.replace('consultants', 'consultants/counts'), { headers });
  const { userId } = oneOf(consultants);
  await send(site, 'PUT', `/api/me/shortlist/${userId}`, {}, headers);
  await ask(site, '/api/me/shortlist', { headers });
  await ask(site, '/shortlist', { headers });
  await ask(site, `/api/me/shortlist/${userId}`, { method: 'DELETE', headers });
}

/** What a consultant does: looks at projects, applies or tries to, looks at the subscription. */
export async function visitAsConsultant(site: SoakedSite): Promise<void> {
  const headers = { cookie: oneOf(site.marketplace.consultants).cookie };
  const project = oneOf(site.marketplace.projectIds);
  await ask(site, '/api/projects/open', { headers });
  await ask(site, `/project/${project}`, { headers });
  await ask(site, `/api/projects/${project}/match`, { headers });
  await send(
    site,
    'POST',
    `/api/projects/${project}/applications`,
    { coverLetter: 'I would like to help you with this project, and I have done so before.' },
    { ...headers, 'idempotency-key': randomUUID() },
  );
  await ask(site, '/api/me/subscription', { headers });
}
