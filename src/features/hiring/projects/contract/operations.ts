import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { userIdSchema } from '#access/user.ts';
import { checklistSchema } from '#features/hiring/completions/contract/checklist.ts';
import { proposeErrors } from '#features/hiring/completions/contract/propose-errors.ts';
import { answerWithinDays } from '#features/hiring/completions/rules.ts';
import { invalidCursor, pageInputShape, pageOf } from '#lib/api/pagination.ts';
import { typedLine, typedText } from '#lib/api/plain-text.ts';
import { projectIdSchema, templateIdSchema } from '../ids.ts';
import { ownProjectGroups } from '../rules/own-project-filter.ts';
import { projectSchema } from '../rules/project-form.ts';
import { templateNameMax, templatesMax } from '../rules/templates.ts';
import { ownProjectFilterShape } from './own-project-filter.ts';
import { ownProjectSchema, projectTemplateSchema } from './project-views.ts';

const notFound = {
  PROJECT_NOT_FOUND: { status: 404, message: 'This project does not exist.' },
} as const;
const wrongState = {
  PROJECT_STATE: { status: 409, message: 'The project is not in a state that allows this.' },
} as const;
const noSuchMember = {
  MEMBER_NOT_FOUND: {
    status: 404,
    message: 'The company has no such member with the right to hire.',
  },
} as const;
const projectInput = z.strictObject({ projectId: projectIdSchema });

export const projectsContract = {
  post: operation({
    method: 'POST',
    path: '/projects',
    access: 'client',
    programs: true,
    summary: 'Post a project; it is open at once',
    successStatus: 201,
  })
    .input(projectSchema)
    .output(ownProjectSchema),

  listOwn: operation({
    method: 'GET',
    path: '/me/projects',
    access: 'client',
    programs: true,
    summary: 'The own projects, newest first; archived ones only when they are asked for',
  })
    .input(z.strictObject({ ...ownProjectFilterShape, ...pageInputShape }))
    .output(pageOf(ownProjectSchema))
    .errors(invalidCursor),

  countOwn: operation({
    method: 'GET',
    path: '/me/projects/counts',
    access: 'client',
    programs: true,
    summary: 'How many of the own projects are in each status, and how many are archived',
  })
    .input(z.strictObject({ text: ownProjectFilterShape.text }))
    .output(z.record(z.enum(ownProjectGroups.values), z.number().int())),

  getOwn: operation({
    method: 'GET',
    path: '/me/projects/{projectId}',
    access: 'client',
    programs: true,
    summary: 'One of the own projects',
  })
    .input(projectInput)
    .output(ownProjectSchema)
    .errors(notFound),

  edit: operation({
    method: 'PUT',
    path: '/me/projects/{projectId}',
    access: 'client',
    programs: true,
    summary: 'Save every field of an open project',
  })
    .input(projectSchema.extend({ projectId: projectIdSchema }))
    .output(ownProjectSchema)
    .errors({ ...notFound, ...wrongState }),

  complete: operation({
    method: 'POST',
    path: '/me/projects/{projectId}/complete',
    access: 'client',
    programs: true,
    summary: 'Mark a project in progress as completed',
    description:
      'With an accepted consultant that is a proposal: the project is completed once they confirm it, or do not answer for ' +
      `${answerWithinDays} days. Without one it is completed at once.`,
  })
    .input(projectInput.extend({ checklist: checklistSchema.optional() }))
    .output(ownProjectSchema)
    .errors({ ...notFound, ...wrongState, ...proposeErrors }),

  confirmOpen: operation({
    method: 'POST',
    path: '/me/projects/{projectId}/confirm-open',
    access: 'client',
    summary: 'Say that an open project is still open: its thirty days start again',
  })
    .input(projectInput)
    .output(ownProjectSchema)
    .errors({ ...notFound, ...wrongState }),

  cancel: operation({
    method: 'POST',
    path: '/me/projects/{projectId}/cancel',
    access: 'client',
    programs: true,
    summary: 'Cancel an open project or one in progress; everyone who applied is notified',
  })
    .input(projectInput.extend({ reason: typedText().max(1000).default('') }))
    .output(ownProjectSchema)
    .errors({ ...notFound, ...wrongState }),

  archive: operation({
    method: 'PUT',
    path: '/me/projects/{projectId}/archive',
    access: 'client',
    summary: 'Put a completed or cancelled project away; twice changes nothing',
  })
    .input(projectInput)
    .output(ownProjectSchema)
    .errors({ ...notFound, ...wrongState }),

  unarchive: operation({
    method: 'DELETE',
    path: '/me/projects/{projectId}/archive',
    access: 'client',
    summary: 'Bring an archived project back into the list; twice changes nothing',
  })
    .input(projectInput)
    .output(ownProjectSchema)
    .errors(notFound),

  handOver: operation({
    method: 'PUT',
    path: '/me/projects/{projectId}/in-charge',
    access: 'client',
    summary: 'Put another member of the company in charge of a project',
    description:
      'Mails and reminders about it go to them from then on. The member needs the right to hire.',
  })
    .input(projectInput.extend({ userId: userIdSchema }))
    .output(ownProjectSchema)
    .errors({ ...notFound, ...noSuchMember }),

  handOverAll: operation({
    method: 'POST',
    path: '/me/projects/hand-over',
    access: 'client',
    summary: 'Put another member in charge of all projects that one member is in charge of',
  })
    .input(z.strictObject({ from: userIdSchema, to: userIdSchema }))
    .output(z.object({ handedOver: z.number().int() }))
    .errors(noSuchMember),

  listTemplates: operation({
    method: 'GET',
    path: '/me/project-templates',
    access: 'client',
    summary: 'The templates of projects that the caller has saved, by name',
  }).output(z.object({ items: z.array(projectTemplateSchema) })),

  saveTemplate: operation({
    method: 'POST',
    path: '/me/projects/{projectId}/templates',
    access: 'client',
    summary: 'Keep the form of an own project under a name, to post it again',
    description:
      'The start date is left out. Later changes of the project do not change the template.',
    successStatus: 201,
  })
    .input(
      projectInput.extend({
        name: typedLine()
          .min(1, 'Please give it a name')
          .max(templateNameMax, `A name cannot exceed ${templateNameMax} characters`),
      }),
    )
    .output(projectTemplateSchema)
    .errors({
      ...notFound,
      NAME_TAKEN: { status: 409, message: 'You have saved another template under this name.' },
      TOO_MANY_TEMPLATES: {
        status: 409,
        message: `You have saved ${templatesMax} templates. Delete one to make room.`,
      },
    }),

  removeTemplate: operation({
    method: 'DELETE',
    path: '/me/project-templates/{templateId}',
    access: 'client',
    summary: 'Delete one of the own templates; projects posted from it stay',
  })
    .input(z.strictObject({ templateId: templateIdSchema }))
    .output(z.object({ removed: z.boolean() })),
};
