import { z } from 'zod';
import { Toaster } from './feedback/toaster.tsx';
import { CheckboxField } from './form/checkbox-field.tsx';
import { CheckboxGroupField } from './form/checkbox-group-field.tsx';
import { FieldList } from './form/field-list.tsx';
import { Form } from './form/form.tsx';
import { MultiSelectField } from './form/multi-select-field.tsx';
import { NumberField } from './form/number-field.tsx';
import { RadioField } from './form/radio-field.tsx';
import { SelectField } from './form/select-field.tsx';
import { SubmitButton } from './form/submit-button.tsx';
import { TextAreaField } from './form/text-area-field.tsx';
import { TextInputField } from './form/text-input-field.tsx';
import { useSchemaForm } from './form/use-schema-form.ts';
import { Avatar } from './primitives/avatar.tsx';
import { BackLink } from './primitives/back-link.tsx';
import { Badge } from './primitives/badge.tsx';
import { Banner } from './primitives/banner.tsx';
import { Button } from './primitives/button.tsx';
import { Card, CardFooter, CardTitle } from './primitives/card.tsx';
import { ConfirmDialog } from './primitives/confirm-dialog.tsx';
import { Container } from './primitives/container.tsx';
import { DescriptionList } from './primitives/description-list.tsx';
import { Dialog } from './primitives/dialog.tsx';
import { Drawer } from './primitives/drawer.tsx';
import { EmptyState } from './primitives/empty-state.tsx';
import { FieldRow } from './primitives/field-row.tsx';
import { LoadMore } from './primitives/load-more.tsx';
import { Menu, MenuItem } from './primitives/menu.tsx';
import { PageHeader } from './primitives/page-header.tsx';
import { Skeleton } from './primitives/skeleton.tsx';
import { SkipLink } from './primitives/skip-link.tsx';
import { Spinner } from './primitives/spinner.tsx';
import { Switch } from './primitives/switch.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from './primitives/table.tsx';
import { Tab, TabList, TabPanel, Tabs } from './primitives/tabs.tsx';
import { ThemeChoice } from './theme/theme-choice.tsx';

const nothing = () => undefined;

const schema = z.object({
  title: z.string(),
  secret: z.string(),
  hours: z.number(),
  country: z.string(),
  role: z.string(),
  skills: z.array(z.string()),
  languages: z.array(z.string()),
  summary: z.string(),
  projects: z.array(z.object({ title: z.string() })),
  agreed: z.boolean(),
});

/** One of every component, for the tests of what the server renders. */
export function EveryComponent() {
  return (
    <>
      <SkipLink target="main">Skip to content</SkipLink>
      <header>
        <ThemeChoice />
        <Menu trigger={<Button variant="ghost">Account</Button>}>
          <MenuItem onSelect={nothing}>Sign Out</MenuItem>
        </Menu>
        <Drawer title="Menu" open={false} onOpenChange={nothing} trigger={<Button>Menu</Button>}>
          <p>Links</p>
        </Drawer>
      </header>
      <main id="main" tabIndex={-1}>
        <Container>
          <PageHeader
            title="Project"
            lead="What it is for."
            back={<BackLink render={<a href="/portal">Portal</a>}>Back to Portal</BackLink>}
            actions={<Button pending>Saving...</Button>}
          />
          <Content />
          <EveryField />
        </Container>
      </main>
      <Toaster />
    </>
  );
}

function Content() {
  return (
    <>
      <Tabs value="one" onValueChange={nothing}>
        <TabList label="Portal">
          <Tab value="one">One</Tab>
          <Tab value="two">Two</Tab>
        </TabList>
        <TabPanel value="one">First</TabPanel>
        <TabPanel value="two">Second</TabPanel>
      </Tabs>
      <Banner tone="warning" title="Soon over" action={<Button>Choose a plan</Button>}>
        Three days left.
      </Banner>
      <Card>
        <CardTitle>Priya S.</CardTitle>
        <Avatar initials="PS" />
        <Badge tone="success">Available</Badge>
        <CardFooter>$120/hour</CardFooter>
      </Card>
      <DescriptionList items={[{ term: 'Rate', details: '$120/hour' }]} />
      <Table caption="Consultants">
        <TableHead>
          <TableRow>
            <TableHeading>Name</TableHeading>
            <TableHeading numeric>Rate</TableHeading>
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableHeading scope="row">Priya S.</TableHeading>
            <TableCell numeric>$120</TableCell>
          </TableRow>
        </TableBody>
      </Table>
      <Spinner label="Loading" />
      <Skeleton className="h-4 w-20" />
      <EmptyState title="Nothing yet">Come back soon.</EmptyState>
      <LoadMore status="Showing 1 of 2" more pending={false} onLoadMore={nothing}>
        Load More
      </LoadMore>
      <Dialog title="Cookie Preferences" trigger={<Button>Customize</Button>}>
        <Switch label="Analytics Cookies" hint="Help us understand." />
      </Dialog>
      <ConfirmDialog
        open={false}
        onOpenChange={nothing}
        title="Withdraw?"
        description="This cannot be undone."
        confirmLabel="Withdraw"
        onConfirm={nothing}
      />
    </>
  );
}

function EveryField() {
  const form = useSchemaForm(schema, {
    defaultValues: {
      title: '',
      secret: '',
      hours: 30,
      country: '',
      role: '',
      skills: ['sales', 'a-retired-skill'],
      languages: ['en'],
      summary: 'Twelve years.',
      projects: [{ title: 'Rollout' }],
      agreed: false,
    },
  });
  const { control } = form;
  const countries = [{ value: 'uk', label: 'United Kingdom' }];
  const roles = [
    { value: 'client', label: 'Client', hint: 'Runs Dynamics 365' },
    { value: 'consultant', label: 'Consultant' },
  ];
  const groups = [{ label: 'CRM', options: [{ value: 'sales', label: 'Sales' }] }];
  const languages = [{ value: 'en', label: 'English' }];

  return (
    <Form form={form} onSubmit={nothing} aria-label="Profile">
      <TextInputField control={control} name="title" label="Title" hint="In a few words." />
      <TextInputField
        control={control}
        name="secret"
        label="Secret"
        type="password"
        autoComplete="new-password"
      />
      <FieldRow>
        <NumberField control={control} name="hours" label="Hours" unit="hours" min={5} max={60} />
        <SelectField
          control={control}
          name="country"
          label="Country"
          placeholder="Choose"
          options={countries}
        />
      </FieldRow>
      <RadioField control={control} name="role" label="I am" options={roles} />
      <MultiSelectField control={control} name="skills" label="Skills" groups={groups} optional />
      <CheckboxGroupField
        control={control}
        name="languages"
        label="Languages"
        options={languages}
      />
      <TextAreaField control={control} name="summary" label="Summary" counterMax={500} />
      <FieldList
        control={control}
        name="projects"
        legend="Projects"
        rowLabel={(position) => `Project ${position}`}
        addLabel="Add project"
        newRow={() => ({ title: '' })}
      >
        {(index) => (
          <TextInputField
            control={control}
            name={`projects.${index}.title`}
            label="Project title"
          />
        )}
      </FieldList>
      <CheckboxField control={control} name="agreed" label="I agree" />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}
