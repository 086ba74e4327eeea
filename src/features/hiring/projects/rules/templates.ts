/** How many templates a client may keep. */
export const templatesMax = 20;

export const templateNameMax = 80;
