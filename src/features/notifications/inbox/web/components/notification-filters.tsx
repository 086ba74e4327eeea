import { Link } from '@tanstack/react-router';
import { LinkSwitch, switchLink } from '#ui/primitives/link-switch.tsx';
import { topics } from '../../rules/topics.ts';
import { topicNames } from '../messages.ts';
import type { NotificationsSearch } from '../queries.ts';

const views = [
  { label: 'All', value: undefined },
  { label: 'Unread', value: 'unread' },
] as const;

const ofTopics = [
  { label: 'Everything', value: undefined },
  ...topics.map((topic) => ({ label: topicNames[topic], value: topic })),
];

const addressOf = ({
  show,
  topic,
}: {
  show: NotificationsSearch['show'] | undefined;
  topic: NotificationsSearch['topic'] | undefined;
}): NotificationsSearch => ({
  ...(show ? { show } : {}),
  ...(topic ? { topic } : {}),
});

/** What the list of notifications is narrowed by. It stands in the address. */
export function NotificationFilters({ search: { show, topic } }: { search: NotificationsSearch }) {
  return (
    <div className="flex flex-col gap-3">
      <LinkSwitch
        label="Read or not"
        choices={views}
        current={show}
        link={(value) => <Link to="." search={addressOf({ show: value, topic })} {...switchLink} />}
      />
      <LinkSwitch
        label="What they are about"
        choices={ofTopics}
        current={topic}
        link={(value) => <Link to="." search={addressOf({ show, topic: value })} {...switchLink} />}
      />
    </div>
  );
}
