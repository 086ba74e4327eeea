import type { Visibility } from '#catalogue/enumerations/project.ts';

/** A toast's title and its sentence. */
type Words = readonly [title: string, description: string];

export const missingTextToasts: Record<'title' | 'description', Words> = {
  title: ['Title Required', 'Please enter a project title'],
  description: ['Description Required', 'Please enter a project description'],
};

export const postedToasts: Record<Visibility, Words> = {
  public: [
    'Project Posted Successfully!',
    'Your project is now visible to qualified consultants who will reach out directly.',
  ],
  private: [
    'Project Posted Successfully!',
    'Your private project has been created. Suggestions will be visible in the project details.',
  ],
};

export const postFailedToast: Words = [
  'Error Posting Project',
  'There was an error posting your project. Please try again.',
];

export const updatedToast: Words = [
  'Project Updated!',
  'Your project has been successfully updated.',
];

export const updateFailedToast: Words = [
  'Update Failed',
  'Failed to update your project. Please try again.',
];

export const onlyOpenCanBeEdited = 'Only open projects can be edited';

export const confirmedToast = {
  title: 'Still Open',
  description: 'Your project stays open for another 30 days.',
};

export const confirmFailed = 'This could not be saved. Please try again.';

export const projectChangedMeanwhile =
  'The project has changed in the meantime. This is how it is now.';

export const archivedToast = {
  title: 'Project Archived',
  description: 'You find it under Archived. Nothing changes for its consultant.',
};

export const unarchivedToast = {
  title: 'Project Moved Back',
  description: 'It is among your projects again.',
};

export const archiveFailed = 'This could not be saved. Please try again.';

export const templateSavedToast = {
  title: 'Template Saved',
  description: 'You can start from it whenever you post a project.',
};

export const templateSaveFailed = 'The template could not be saved. Please try again.';

export const templateRemovedToast = {
  title: 'Template Deleted',
  description: 'Projects that you posted from it stay.',
};

export const templateRemoveFailed = 'The template could not be deleted. Please try again.';

export const templateNameMissing = 'Please give it a name';
