/** Why completion of a deal that is worked on cannot be proposed at this moment. */
export const proposeErrors = {
  COMPLETION_WAITS: {
    status: 409,
    message:
      'Completion was proposed already. Please look at it, and answer it or wait for the answer.',
  },
  ACCESS_OPEN: {
    status: 409,
    message: 'Access to environments is not returned. Please say so in the checklist.',
  },
  UNDO_ASKED: {
    status: 409,
    message: 'One side asks to undo the acceptance. Please answer that first.',
  },
} as const;
