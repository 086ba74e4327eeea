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
  referral: {
    applied: {
      title: 'Referral Applied!',
      description: 'Your referral code has been successfully applied.',
    },
    invalid: {
      title: 'Invalid Referral Code',
      description: 'The referral code you entered is not valid or has already been used.',
    },
    'owner-came-later': {
      title: 'Invalid Referral Code',
      description:
        'This code belongs to a consultant who joined after you. A referral counts only from a consultant who was here before you.',
    },
  },
  photoShown: {
    title: 'Your photo is shown',
    description: 'Approved clients see it sharp from now on.',
  },
  photoBlurred: {
    title: 'Your photo is blurred',
    description: 'Clients see it sharp once they have accepted you.',
  },
  notUpdated: { title: 'Error', description: 'Failed to update profile. Please try again.' },
} as const;
