import { ChevronDown, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { LinkSwitch } from '#ui/primitives/link-switch.tsx';
import { Menu, MenuGroup, MenuItem, MenuLink, MenuSeparator } from '#ui/primitives/menu.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#ui/primitives/tabs.tsx';
import { ExampleLink } from './example-link.tsx';
import { Chapter, Specimen } from './specimen.tsx';

const variants = ['primary', 'secondary', 'ghost', 'destructive', 'link'] as const;

/** What is pressed and followed. */
export function ActionsChapter() {
  const [tab, setTab] = useState('projects');
  const [chosen, setChosen] = useState('Nothing yet');
  return (
    <Chapter
      id="actions"
      title="Actions"
      lead="One primary action in a place. What destroys is red only where it is confirmed."
    >
      {variants.map((variant) => (
        <Specimen key={variant} title={`Button, ${variant}`}>
          <Button variant={variant}>Post a Project</Button>
          <Button variant={variant}>
            <Plus aria-hidden="true" />
            With an icon
          </Button>
          <Button variant={variant} pending>
            Posting...
          </Button>
          <Button variant={variant} disabledBecause="There is nothing to post.">
            Not now
          </Button>
        </Specimen>
      ))}
      <Specimen title="Button, sizes" note="On touch screens the small one is 44 px high as well.">
        <Button size="sm">Small</Button>
        <Button size="md">Medium</Button>
        <Button size="lg">Large</Button>
        <a href="#actions" className={buttonClassName({ variant: 'secondary' })}>
          A link that looks like a button
        </a>
      </Specimen>
      <Specimen
        title="Icon button"
        note="Its name is its tooltip. An icon alone is only for actions that every user knows."
      >
        <IconButton label="Add">
          <Plus aria-hidden="true" />
        </IconButton>
        <IconButton label="Remove" disabledBecause="There is nothing to remove.">
          <Trash2 aria-hidden="true" />
        </IconButton>
      </Specimen>
      <Specimen title="Back link">
        <BackLink render={<ExampleLink />}>Back to Portal</BackLink>
      </Specimen>
      <Specimen
        title="Menu"
        note="Arrow keys move, letters jump, Escape closes and gives the focus back."
      >
        <Menu
          align="start"
          trigger={
            <Button variant="secondary">
              Account
              <ChevronDown aria-hidden="true" />
            </Button>
          }
        >
          <MenuGroup label="Go to">
            <MenuLink render={<ExampleLink />}>Client Portal</MenuLink>
            <MenuLink render={<ExampleLink />}>Profile</MenuLink>
          </MenuGroup>
          <MenuSeparator />
          <MenuItem onSelect={() => setChosen('Signed out')}>Sign Out</MenuItem>
          <MenuItem destructive onSelect={() => setChosen('Deleted')}>
            Delete the Account
          </MenuItem>
        </Menu>
        <output className="text-sm text-ink-muted">{chosen}</output>
      </Specimen>
      <Specimen
        title="Switch between views"
        note="Each view has its own address; for filters of a list and sides of a page."
      >
        <LinkSwitch
          label="Projects"
          choices={[
            { value: 'open', label: 'Open projects' },
            { value: 'applications', label: 'My applications' },
          ]}
          current="open"
          link={() => <ExampleLink />}
        />
      </Specimen>
      <Specimen
        title="Tabs"
        layout="stack"
        note="Arrow keys move between tabs, Tab goes into the panel."
      >
        <Tabs value={tab} onValueChange={setTab}>
          <TabList label="Portal">
            <Tab value="projects">Available Projects</Tab>
            <Tab value="subscription">Subscription</Tab>
            <Tab value="profile">My Profile</Tab>
          </TabList>
          <TabPanel value="projects">What can be applied to.</TabPanel>
          <TabPanel value="subscription">What is paid, and until when.</TabPanel>
          <TabPanel value="profile">What clients see.</TabPanel>
        </Tabs>
      </Specimen>
    </Chapter>
  );
}
