/** What is said about a photo while it is chosen and uploaded. */
export const photoMessages = {
  uploading: 'Uploading your photo…',
  uploaded: 'Photo uploaded',
  notAPicture: 'This file is not a picture we can use. Please choose a JPG, PNG or GIF.',
  heic: 'This photo is in HEIC format, which we cannot use. Please export or convert it as JPEG, and choose that file.',
  tooLarge: 'This picture is larger than 5 MB. Please choose a smaller one.',
  tooManyPixels:
    'This picture has too many pixels. Please make it smaller first, for example 4000 × 4000.',
  broken: 'This picture is damaged and cannot be read. Please choose another one.',
  notSent: 'The photo could not be sent. Please check your connection and try again.',
  ready: 'Your photo is ready. It is saved with your profile.',
  notSavedYet: 'Uploaded. It becomes your photo when you save the profile.',
  removed: 'Photo removed. It goes when you save the profile.',
  visibility:
    'Otherwise they see it blurred until they accept you. It is your choice alone, and you can change it at any time.',
  signInFirst: 'You can add a photo once you are signed in.',
} as const;

/** Says whose choice it is that a photo is blurred. */
export const blurredPhotoNote = (name: string): string =>
  `${name} has chosen to keep this photo blurred until you work together.`;

/** The same, for an admin, who sees what clients do and works with no consultant. */
export const blurredPhotoForAdmins =
  'Clients see this photo blurred until they work together, as this person has chosen.';

/** The same, of a consultant who is not named. */
export const blurredPhotoOfConsultant = blurredPhotoNote('This consultant');

/** Words for what the server refuses; for other codes its own sentence says enough. */
export const photoRefusalWords: Readonly<Record<string, string>> = {
  NOT_AN_IMAGE: photoMessages.notAPicture,
  PHOTO_TOO_LARGE: photoMessages.tooLarge,
  TOO_MANY_PIXELS: photoMessages.tooManyPixels,
  BROKEN_IMAGE: photoMessages.broken,
  UNAUTHORIZED: 'You are signed out. Please sign in again; what you entered is kept.',
  PHOTO_BUSY: 'Many photos are being uploaded right now. Please try again in a moment.',
  STORAGE_UNAVAILABLE:
    'Photos cannot be stored at the moment. Nothing has changed; you can save your profile without one and add it later.',
};
