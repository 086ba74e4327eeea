import { Eye } from 'lucide-react';
import { useState } from 'react';
import { budgetBounds } from '#catalogue/enumerations/budget.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog, DialogClose } from '#ui/primitives/dialog.tsx';
import type { ProjectInput } from '../../../rules/project-form.ts';
import type { ProjectFormState } from '../../hooks/use-project-form.ts';
import { type BriefedProject, ProjectBrief } from '../project-brief.tsx';
import { projectFormSchema } from './project-form-schema.ts';

/** Shows what consultants will see, with the very parts of the page they see it on. */
export function ProjectPreview({ form }: { form: ProjectFormState }) {
  const [previewed, setPreviewed] = useState<ProjectInput>();

  async function handlePreview() {
    // What is missing is said at its field, as when the form is sent.
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return;
    setPreviewed(projectFormSchema.parse(form.getValues()));
  }

  return (
    <>
      <Button variant="secondary" size="lg" onClick={() => void handlePreview()}>
        <Eye aria-hidden="true" />
        Preview
      </Button>
      <Dialog
        title="What consultants will see"
        size="lg"
        open={previewed !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setPreviewed(undefined);
        }}
        footer={<DialogClose render={<Button>Back to the Form</Button>} />}
      >
        {previewed && <Preview project={previewed} />}
      </Dialog>
    </>
  );
}

function Preview({ project }: { project: ProjectInput }) {
  return (
    <div className="flex flex-col gap-4">
      {project.visibility === 'private' && (
        <Banner tone="info">
          A private project is hidden from consultants, but for those you invite.
        </Banner>
      )}
      <h3 className="text-xl font-semibold wrap-anywhere text-ink">{project.title}</h3>
      <ProjectBrief project={briefOf(project)} />
      <p className="text-sm text-ink-muted">
        Company and contact details are shown only to consultants who have applied.
      </p>
    </div>
  );
}

function briefOf(project: ProjectInput): BriefedProject {
  const { min, max } = budgetBounds(project.budgetRange);
  return {
    description: project.description,
    projectType: project.projectType,
    modules: project.modules,
    extraSkills: project.extraSkills,
    timeline: project.timeline,
    budgetMinUsd: min,
    budgetMaxUsd: max,
    startDate: project.startDate || null,
    urgency: project.urgency || null,
    seniority: project.seniority || null,
    workArrangement: project.workArrangement || null,
    place: project.place,
    currentD365Status: project.currentD365Status,
  };
}
