import { useEffect, useRef, useState } from 'react';
import { filesPerMessage } from '../../rules/files.ts';
import { failureOf, obstacleOf } from '../components/files/file-problems.ts';
import { fileWords } from '../components/files/file-words.ts';
import { type ChosenFile, keepFiles, readFiles } from '../components/files/kept-files.ts';
import { type UploadPlace, uploadFile } from '../components/files/upload-file.ts';
import { messageFilesApi } from '../queries.ts';

export interface ChosenFiles {
  files: readonly ChosenFile[];
  /** What was wrong with the choice as a whole, as a sentence. */
  problem: string | undefined;
  choose: (files: readonly File[]) => void;
  tryAgain: (id: string) => void;
  /** Takes a file out, and breaks its upload off. */
  remove: (id: string) => void;
  /** They have gone with a message. */
  clear: () => void;
}

/** The files of the message that is being written: uploaded as soon as they are chosen, one after the other. */
export function useChosenFiles(place: UploadPlace, key: string): ChosenFiles {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [problem, setProblem] = useState<string>();
  const current = useRef(files);
  const originals = useRef(new Map<string, File>());
  const underWay = useRef(new Map<string, AbortController>());
  const last = useRef<Promise<void>>(Promise.resolve());

  useEffect(() => {
    const uploads = underWay.current;
    const kept = readFiles(key);
    current.current = kept;
    setFiles(kept);
    return () => {
      for (const upload of uploads.values()) upload.abort();
    };
  }, [key]);

  function change(next: readonly ChosenFile[]): void {
    current.current = next;
    setFiles(next);
    keepFiles(key, next);
  }
  const put = (changed: ChosenFile) =>
    change(current.current.map((file) => (file.id === changed.id ? changed : file)));

  function upload(id: string, file: File): void {
    const { name, size: bytes } = file;
    const stopping = new AbortController();
    underWay.current.set(id, stopping);
    const { signal } = stopping;
    last.current = last.current.then(async () => {
      if (signal.aborted) return;
      try {
        const onProgress = (part: number) => {
          if (!signal.aborted) put({ id, name, bytes, state: 'sending', part });
        };
        const sent = await uploadFile({ place, fileId: id, file, onProgress, signal });
        put({ id, name: sent.name, bytes: sent.bytes, kind: sent.kind, state: 'ready' });
      } catch (error) {
        if (!signal.aborted) put({ id, name, bytes, state: 'failed', ...failureOf(error) });
      } finally {
        underWay.current.delete(id);
      }
    });
  }

  function choose(chosen: readonly File[]): void {
    const room = filesPerMessage - current.current.length;
    setProblem(chosen.length > room ? fileWords.tooMany : undefined);
    const added = chosen.slice(0, Math.max(0, room)).map((file) => {
      const chosenFile = { id: crypto.randomUUID(), name: file.name, bytes: file.size };
      const because = obstacleOf(file);
      return { file, because, chosenFile };
    });
    change([
      ...current.current,
      ...added.map(
        ({ chosenFile, because }): ChosenFile =>
          because === null
            ? { ...chosenFile, state: 'sending', part: 0 }
            : { ...chosenFile, state: 'failed', because, canTryAgain: false },
      ),
    ]);
    for (const { file, because, chosenFile } of added) {
      if (because !== null) continue;
      originals.current.set(chosenFile.id, file);
      upload(chosenFile.id, file);
    }
  }

  return {
    files,
    problem,
    choose,
    tryAgain(id) {
      const file = originals.current.get(id);
      if (!file) return;
      put({ id, name: file.name, bytes: file.size, state: 'sending', part: 0 });
      upload(id, file);
    },
    remove(id) {
      underWay.current.get(id)?.abort();
      originals.current.delete(id);
      setProblem(undefined);
      change(current.current.filter((file) => file.id !== id));
      // Should the server not hear it, the file is cleared away after a day.
      messageFilesApi.discard({ fileId: id }).catch(() => undefined);
    },
    clear() {
      originals.current.clear();
      change([]);
    },
  };
}
