import type { MessageFile } from '../../contract/file-views.ts';
import { fileStateOf } from '../../rules/files.ts';
import type { FileRow } from '../queries/files.ts';

/** A file as both people of a thread see it. */
export const viewFile = ({ id, name, bytes, kind, scan }: FileRow): MessageFile => ({
  ...{ id, name, bytes, kind },
  state: fileStateOf(scan),
});
