/** The words of the profile pages' toasts. */
export const profileMessages = {
  signInFirst: {
    title: 'Authentication Required',
    description: 'Please sign in to create your profile.',
  },
  created: {
    title: 'Profile Created Successfully!',
    description: 'Your consultant profile has been saved.',
  },
  updated: {
    title: 'Profile Updated Successfully!',
    description: 'Your consultant profile has been updated.',
  },
  notCreated: {
    title: 'Error',
    description: 'There was an error saving your profile. Please try again.',
  },
  notUpdated: { title: 'Error', description: 'Failed to update profile. Please try again.' },
} as const;
