import { setImmediate } from 'node:timers/promises';
import { normalisePhrase } from '#catalogue/normalise-phrase.ts';
import type { Db } from '#db/client.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import {
  type DigestedNeed,
  digestNeed,
} from '#features/hiring/projects/server/queries/known-scores.ts';
import { readBrowsable } from '#features/hiring/projects/server/queries/open-projects.ts';
import { viewNeed } from '#features/hiring/projects/server/views.ts';
import { Postings } from '#features/search/lib/ranked/posting.ts';
import { stemsOf } from '#features/search/query/server/queries/stems.ts';
import { mostKept } from '../../rules/limits.ts';
import { keysOf, textsOf } from '../../rules/project-words.ts';

/** A project in one of the states that it has been saved in. */
interface ProjectVersion {
  id: ProjectId;
  version: string;
}

/** Open projects as texts rank them and as they are matched with, each in the states it was read in. */
export class ReadProjects extends Postings {
  private readonly docIds = new Map<string, number>();
  private readonly needs: DigestedNeed[] = [];

  get size(): number {
    return this.needs.length;
  }

  /** Undefined where it was not read in this state. */
  docIdOf({ id, version }: ProjectVersion): number | undefined {
    return this.docIds.get(`${id} ${version}`);
  }

  needOf(project: ProjectVersion): DigestedNeed | undefined {
    return this.needs[this.docIdOf(project) ?? -1];
  }

  add({ id, version }: ProjectVersion, need: DigestedNeed, keys: Iterable<string>): void {
    const docId = this.size;
    this.docIds.set(`${id} ${version}`, docId);
    this.needs.push(need);
    for (const key of new Set(keys)) this.addTo(key, docId);
  }
}

let kept = new ReadProjects();

/** How many projects with all their texts are read at once. */
const readAtOnce = 200;

/** These projects, each read once for each of its states. One that is not open any more is not among them. */
export async function readProjects(
  db: Db,
  projects: readonly ProjectVersion[],
  now: Date,
): Promise<ReadProjects> {
  if (kept.size > mostKept) kept = new ReadProjects();
  const read = kept;
  const unread = projects.filter((project) => read.docIdOf(project) === undefined);
  for (let at = 0; at < unread.length; at += readAtOnce) {
    const ids = unread.slice(at, at + readAtOnce).map(({ id }) => id);
    const rows = await readBrowsable(db, {}, now, ids);
    const searched = rows.map((row) => ({ ...row, need: viewNeed(row) }));
    const stems = await stemsOf(db, searched.flatMap(textsOf).map(normalisePhrase));
    for (const [number, row] of searched.entries()) {
      // Another list may have read it meanwhile.
      if (read.docIdOf(row) === undefined) {
        read.add(row, digestNeed(row.need), keysOf(row, stems.slice(3 * number, 3 * number + 3)));
      }
      // Reading long texts takes a while, which others do not have to wait for.
      await setImmediate();
    }
  }
  return read;
}
