/** The largest file that is taken as a photo, in bytes. */
export const photoMaxBytes = 5 * 1024 * 1024;

/** Kinds of file that are taken, as browsers name them. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/gif'] as const;

/** How wide the pictures are that are made of a photo, in pixels; all are square. */
export const photoWidths = {
  /** Eight by eight colours, spread: for every approved client. */
  blurred: 96,
  /** For pictures beside a name, up to 80 pixels wide on a screen. */
  medium: 192,
  /** For the form, and wherever else a picture is looked at. */
  large: 384,
} as const;

/** Where the site answers with a stored file. */
export const addressOfFile = (fileName: string): string => `/files/${fileName}`;

/** A photo that was uploaded and not saved with the profile form is kept this long. */
export const stagedPhotoHours = 24;
