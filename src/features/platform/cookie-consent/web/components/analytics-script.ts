import { sessionHintCookie } from '#lib/auth/session-hint.ts';
import { isAllowed, subscribeToConsent } from '../consent.ts';

/** The script of a measuring service that the operator has configured, as it stands on the document. */
interface AnalyticsScript {
  src: string;
  /** What the service wants to know from its script element, such as `data-domain`. */
  attributes: Readonly<Record<string, string>>;
}

/**
 * What the document may still ask for once consent is withdrawn. A script that runs cannot be called back, but a
 * policy that is added to the document holds for it from then on: it can send nothing any more.
 */
const withdrawnPolicy = "connect-src 'self'; img-src 'self' data: blob:; script-src 'self'";

let element: HTMLScriptElement | undefined;
let isWithdrawn = false;

/**
 * Runs the configured script while analytics cookies are allowed, on this page (`path`) and the next ones. Returns
 * the way to stop listening; a script that runs goes on until consent is withdrawn.
 */
export function runWithConsent(configured: string, path: string): () => void {
  const follow = () => {
    if (!isAllowed('analytics')) withdraw();
    else if (mayRunOn(path)) start(configured);
  };
  follow();
  return subscribeToConsent(follow);
}

/** Addresses under /auth can carry the token of a mail, which is confidential. */
const mayRunOn = (path: string): boolean => !path.startsWith('/auth');

function start(configured: string): void {
  if (element || isWithdrawn) return;
  const { src, attributes }: AnalyticsScript = JSON.parse(configured);
  element = document.createElement('script');
  element.async = true;
  element.src = src;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
}

/** Consent that is given again takes effect with the next page load. */
function withdraw(): void {
  if (!element) return;
  element.remove();
  element = undefined;
  isWithdrawn = true;
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = withdrawnPolicy;
  document.head.append(policy);
  removeForeignCookies();
}

/** Of our own cookies scripts can read one alone: whatever else is in sight belongs to the service. */
function removeForeignCookies(): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const cookie of document.cookie.split('; ').filter(Boolean)) {
    const [name = ''] = cookie.split('=');
    if (name === sessionHintCookie) continue;
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot name every cookie of the parent domains
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
  }
}
