export const meetingUrlMaxLength = 1000;

/** Whether this is an address that a meeting can be at: https, with a host, and without a password in it. */
export function isMeetingUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === '';
}

const services = [
  { name: 'Teams', hosts: ['teams.microsoft.com', 'teams.live.com'] },
  { name: 'Google Meet', hosts: ['meet.google.com'] },
  { name: 'Zoom', hosts: ['zoom.us', 'zoom.com'] },
] as const;

/** The service that a meeting is at, as people call it; its host where we know no name. */
export function serviceOf(meetingUrl: string): string {
  const { hostname } = new URL(meetingUrl);
  const known = services.find(({ hosts }) =>
    hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)),
  );
  return known?.name ?? hostname;
}

/** Opens Teams at a new meeting with this name, time and length; its address is to be brought back from there. */
export function newTeamsMeeting(
  title: string,
  startsAt: Date | undefined,
  minutes: number,
): string {
  const url = new URL('https://teams.microsoft.com/l/meeting/new');
  url.searchParams.set('subject', title);
  if (startsAt) {
    url.searchParams.set('startTime', startsAt.toISOString());
    url.searchParams.set('endTime', new Date(startsAt.getTime() + minutes * 60_000).toISOString());
  }
  return url.toString();
}
