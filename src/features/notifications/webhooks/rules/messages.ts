import { describeEvent, type OwnerSide, type StoredEvent } from './event-types.ts';

interface Message extends StoredEvent {
  happenedAt: Date;
  side: OwnerSide;
  publicUrl: string;
}

/**
 * What an endpoint is sent: which ids it is about, and the address that reads the rest. Null for an event that is not
 * for this side.
 */
export function eventBody({ happenedAt, side, publicUrl, ...event }: Message): string | null {
  const described = describeEvent(event, side);
  if (!described) return null;
  return JSON.stringify({
    type: event.type,
    timestamp: happenedAt.toISOString(),
    data: { ...event.data, url: `${publicUrl}${described.api}` },
  });
}

/** The same for a Teams workflow: a card with the sentence of the event, and a button to its page. */
export function teamsBody({ side, publicUrl, ...event }: Message): string | null {
  const described = describeEvent(event, side);
  if (!described) return null;
  return JSON.stringify({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [{ type: 'TextBlock', text: described.says, wrap: true }],
          actions: [
            {
              type: 'Action.OpenUrl',
              title: 'Open in Direct365',
              url: `${publicUrl}${described.page}`,
            },
          ],
        },
      },
    ],
  });
}
