import type { ReactNode } from 'react';
import { Disclosure } from '#ui/primitives/disclosure.tsx';

/** How a Teams channel gets events, in three steps with a drawing each. */
export function TeamsHelp() {
  return (
    <Disclosure summary="Set up a Teams channel">
      <ol className="flex list-none flex-col gap-6 pt-2">
        <Step drawing={<ChannelMenu />} title="1. Open the workflows of the channel">
          In Teams, open the menu of the channel (three dots) and choose Workflows.
        </Step>
        <Step drawing={<Template />} title="2. Choose the template for webhooks">
          Search for “webhook”, and choose the template that posts to a channel when a webhook
          request is received. Confirm the team and the channel.
        </Step>
        <Step drawing={<CopiedAddress />} title="3. Copy its URL to here">
          Copy the URL that Teams shows. Add a webhook here, choose Teams, and paste the URL as its
          address. Anyone with this URL can post to the channel: we keep it encrypted.
        </Step>
      </ol>
    </Disclosure>
  );
}

interface StepProps {
  drawing: ReactNode;
  title: string;
  children: ReactNode;
}

const Step = ({ drawing, title, children }: StepProps) => (
  <li className="flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-6">
    {drawing}
    <div>
      <p className="font-medium text-ink">{title}</p>
      <p className="text-ink-muted">{children}</p>
    </div>
  </li>
);

/** A window; what is in it is decorative, as the step has the words. */
const Drawing = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 200 120"
    aria-hidden="true"
    className="w-50 shrink-0 rounded-lg border border-line bg-sunken text-ink-muted"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
  >
    {children}
  </svg>
);

const Line = ({ x, y, width }: { x: number; y: number; width: number }) => (
  <path d={`M${x} ${y}h${width}`} strokeLinecap="round" strokeWidth="4" opacity="0.5" />
);

const ChannelMenu = () => (
  <Drawing>
    <path d="M56 0v120" />
    <Line x={12} y={24} width={30} />
    <Line x={12} y={44} width={24} />
    <Line x={12} y={64} width={28} />
    <Line x={72} y={24} width={60} />
    <g fill="currentColor" stroke="none">
      <circle cx="166" cy="24" r="3" />
      <circle cx="176" cy="24" r="3" />
      <circle cx="186" cy="24" r="3" />
    </g>
    <rect x="104" y="38" width="84" height="66" rx="6" className="fill-raised" />
    <Line x={116} y={54} width={44} />
    <rect
      x="108"
      y="64"
      width="76"
      height="18"
      rx="4"
      className="fill-primary-soft stroke-primary"
    />
    <text x="116" y="77" fontSize="10" className="fill-ink stroke-none">
      Workflows
    </text>
    <Line x={116} y={94} width={36} />
  </Drawing>
);

const Template = () => (
  <Drawing>
    <rect x="16" y="12" width="168" height="20" rx="10" className="fill-raised" />
    <text x="28" y="26" fontSize="10" className="fill-ink stroke-none">
      webhook
    </text>
    <rect
      x="16"
      y="44"
      width="78"
      height="64"
      rx="6"
      className="fill-primary-soft stroke-primary"
    />
    <rect x="106" y="44" width="78" height="64" rx="6" className="fill-raised" />
    <path d="M40 66h12m6 0h12" className="stroke-primary" strokeWidth="3" strokeLinecap="round" />
    <path d="m64 61 6 5-6 5" className="stroke-primary" strokeLinejoin="round" />
    <Line x={30} y={86} width={50} />
    <Line x={30} y={97} width={34} />
    <Line x={120} y={86} width={50} />
    <Line x={120} y={97} width={34} />
  </Drawing>
);

const CopiedAddress = () => (
  <Drawing>
    <rect x="16" y="20" width="132" height="28" rx="6" className="fill-raised" />
    <text x="26" y="38" fontSize="10" className="fill-ink stroke-none">
      https://…
    </text>
    <rect
      x="156"
      y="20"
      width="28"
      height="28"
      rx="6"
      className="fill-primary-soft stroke-primary"
    />
    <rect x="164" y="28" width="9" height="11" rx="1" className="stroke-primary" />
    <path d="M82 58v20m-7-7 7 7 7-7" strokeLinecap="round" strokeLinejoin="round" />
    <rect x="16" y="84" width="132" height="24" rx="6" className="fill-raised stroke-primary" />
    <text x="26" y="100" fontSize="10" className="fill-ink stroke-none">
      Address
    </text>
  </Drawing>
);
