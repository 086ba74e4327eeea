import { Link } from '@tanstack/react-router';
import { LinkSwitch, LinkSwitchItem } from '#ui/primitives/link-switch.tsx';
import { topics } from '../../rules/topics.ts';
import { topicNames } from '../messages.ts';
import type { NotificationsSearch } from '../queries.ts';

const views = [
  { label: 'All', show: undefined },
  { label: 'Unread', show: 'unread' },
] as const;

const ofTopics = [
  { label: 'Everything', topic: undefined },
  ...topics.map((topic) => ({ label: topicNames[topic], topic })),
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
      <LinkSwitch label="Read or not">
        {views.map((each) => (
          <LinkSwitchItem
            key={each.label}
            current={each.show === show}
            render={
              <Link
                to="."
                search={addressOf({ show: each.show, topic })}
                resetScroll={false}
                activeOptions={{ exact: true, includeSearch: true }}
              />
            }
          >
            {each.label}
          </LinkSwitchItem>
        ))}
      </LinkSwitch>
      <LinkSwitch label="What they are about">
        {ofTopics.map((each) => (
          <LinkSwitchItem
            key={each.label}
            current={each.topic === topic}
            render={
              <Link
                to="."
                search={addressOf({ show, topic: each.topic })}
                resetScroll={false}
                activeOptions={{ exact: true, includeSearch: true }}
              />
            }
          >
            {each.label}
          </LinkSwitchItem>
        ))}
      </LinkSwitch>
    </div>
  );
}
