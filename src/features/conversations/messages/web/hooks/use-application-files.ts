import { useRef, useState } from 'react';
import type { OwnApplication } from '#features/hiring/applications/contract/application-views.ts';
import { kindOfName } from '#lib/attachments/attachment-kinds.ts';
import { filesPerApplication } from '../../rules/files.ts';
import { obstacleOf } from '../components/files/file-problems.ts';
import { fileWords } from '../components/files/file-words.ts';
import type { ChosenFile } from '../components/files/kept-files.ts';
import { uploadFile } from '../components/files/upload-file.ts';
import { messagesApi } from '../queries.ts';
import type { ChosenFiles } from './use-chosen-files.ts';

/**
 * Files that go with an application. They are sent once there is one, for only an applicant may write to the client: in
 * their conversation, with the first message about it. Nothing is uploaded before that.
 */
export function useApplicationFiles() {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [problem, setProblem] = useState<string>();
  const originals = useRef(new Map<string, File>());

  const chosen: ChosenFiles = {
    files,
    problem,
    choose(added) {
      const room = filesPerApplication - files.length;
      setProblem(added.length > room ? fileWords.tooManyForApplication : undefined);
      const next = added.slice(0, Math.max(0, room)).map((file): ChosenFile => {
        const named = { id: crypto.randomUUID(), name: file.name, bytes: file.size };
        const kind = kindOfName(file.name.trim());
        const because = obstacleOf(file);
        if (because !== null || !kind) {
          return { ...named, state: 'failed', because: because ?? '', canTryAgain: false };
        }
        originals.current.set(named.id, file);
        return { ...named, state: 'ready', kind };
      });
      setFiles([...files, ...next]);
    },
    tryAgain: () => undefined,
    remove(id) {
      originals.current.delete(id);
      setProblem(undefined);
      setFiles(files.filter((file) => file.id !== id));
    },
    clear() {
      originals.current.clear();
      setFiles([]);
    },
  };

  /** Uploads the files and sends them to the client of this application. Throws where that fails. */
  async function send({ clientId, project }: OwnApplication): Promise<void> {
    const fileIds = [...originals.current.keys()];
    if (fileIds.length === 0) return;
    const place = { personId: clientId };
    const { signal } = new AbortController();
    for (const [fileId, file] of originals.current) {
      await uploadFile({ place, fileId, file, onProgress: () => undefined, signal });
    }
    const text = `Files for my application to “${project.title}”`;
    await messagesApi.writeFirst({ ...place, messageId: crypto.randomUUID(), text, fileIds });
  }

  return { chosen, send };
}
