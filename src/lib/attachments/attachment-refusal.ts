/**
 * Why a file is not handed on. `other-kind`: it is not what its name says. `macros`: it contains programs. `protected`:
 * by a password, so that it cannot be checked. `too-much`: it unfolds to more than it may.
 */
export type AttachmentRefusal = 'other-kind' | 'macros' | 'protected' | 'broken' | 'too-much';
