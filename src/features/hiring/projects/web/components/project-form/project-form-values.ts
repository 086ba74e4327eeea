import type { DefaultValues } from 'react-hook-form';
import { isExtraSkillId } from '#catalogue/extra-skills.ts';
import { isModuleChoice } from '#catalogue/project-requirements.ts';
import { daysOnEarth } from '#lib/calendar-days.ts';
import type { OwnProject, TemplateForm } from '../../../contract/project-views.ts';
import { mostQuestions } from '../../../rules/project-form.ts';
import type { ProjectFormValues } from './project-form-schema.ts';

/** A text for each question that may be asked, empty where none is. */
const threeQuestions = (asked: readonly string[]): string[] =>
  Array.from({ length: mostQuestions }, (_, at) => asked[at] ?? '');

/** An empty form, with the person who fills it in as the contact. */
export function newProjectValues(viewer: {
  firstName: string;
  lastName: string;
  email: string;
}): DefaultValues<ProjectFormValues> {
  return {
    title: '',
    description: '',
    modules: [],
    extraSkills: [],
    startDate: '',
    urgency: '',
    seniority: '',
    workArrangement: '',
    place: '',
    questions: threeQuestions([]),
    visibility: 'public',
    companyName: '',
    industry: '',
    companySize: '',
    contactName: `${viewer.firstName} ${viewer.lastName}`.trim(),
    contactEmail: viewer.email,
    phone: '',
  };
}

/** The form filled with a stored project, or with what a template keeps of one. */
export function storedProjectValues(
  project: TemplateForm & Pick<OwnProject, 'startDate'>,
): ProjectFormValues {
  return {
    title: project.title,
    description: project.description,
    projectType: project.projectType,
    modules: project.modules.filter(isModuleChoice),
    extraSkills: project.extraSkills.filter(isExtraSkillId),
    timeline: project.timeline,
    budgetRange: project.budgetRange,
    startDate: project.startDate ?? '',
    urgency: project.urgency ?? '',
    seniority: project.seniority ?? '',
    workArrangement: project.workArrangement ?? '',
    place: project.place,
    questions: threeQuestions(project.questions),
    currentD365Status: project.currentD365Status,
    visibility: project.visibility,
    companyName: project.companyName,
    industry: project.industry ?? '',
    companySize: project.companySize ?? '',
    contactName: project.contactName,
    contactEmail: project.contactEmail,
    phone: project.phone,
  };
}

/** The form of a new project like this one. A start date that is past everywhere is left open. */
export function repeatedProjectValues(project: OwnProject, now: Date): ProjectFormValues {
  const { startDate } = project;
  const isPast = startDate !== null && startDate < daysOnEarth(now).first;
  return storedProjectValues({ ...project, startDate: isPast ? null : startDate });
}
