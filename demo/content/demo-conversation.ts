/** What a client and a consultant of the demo have said to each other. */
export interface DemoConversation {
  /** The keys of both. */
  client: string;
  consultant: string;
  messages: readonly DemoMessage[];
  /** Who has not read the last messages of the other yet. */
  unreadBy?: DemoSide;
  archivedBy?: DemoSide;
  /** Who shares their contact details by the button, and since when. */
  shared?: { by: DemoSide; daysAgo: number };
}

export type DemoSide = 'client' | 'consultant';

export interface DemoMessage {
  by: DemoSide;
  daysAgo: number;
  /** Empty for a message that its writer has deleted. */
  text: string;
  /** It was changed some minutes after it was sent. */
  isEdited?: true;
}
