/** Programs that the page for developers shows. A test runs them as they stand; `SITE` is the address of the site. */
export const developerExamples = {
  token: `# An API key from the account settings, and its beginning up to the second underscore.
KEY=d365_…
SITE=https://direct365.example

TOKEN=$(curl --silent --fail "$SITE/auth/v1/token" \\
  --user "$(echo "$KEY" | cut -d_ -f1-2):$KEY" \\
  --data grant_type=client_credentials \\
  | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')

curl --silent --fail "$SITE/api/me/projects" --header "authorization: Bearer $TOKEN"`,

  read: `const site = 'https://direct365.example';
const key = 'd365_…';

const [client] = /^d365_[^_]+/.exec(key) ?? [''];
const granted = await fetch(new URL('/auth/v1/token', site), {
  method: 'POST',
  body: new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: client,
    client_secret: key,
  }),
});
const { access_token: token } = await granted.json();

const headers = { authorization: \`Bearer \${token}\` };
const answer = await fetch(new URL('/api/me/projects?limit=5', site), { headers });
if (!answer.ok) {
  const problem = await answer.json();
  throw new Error(\`\${problem.code}: \${problem.detail}\`);
}
for (const project of (await answer.json()).items) console.log(project.id, project.title);
console.log('requests left:', answer.headers.get('ratelimit'));`,

  verify: `import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook('whsec_…');
const seen = new Set();

createServer(async (request, response) => {
  try {
    const event = webhook.verify(await text(request), request.headers);
    // The same event may arrive twice, under the same id.
    if (!seen.has(request.headers['webhook-id'])) console.log(event.type, event.data.url);
    seen.add(request.headers['webhook-id']);
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}).listen(3001, '127.0.0.1');`,
} as const;
