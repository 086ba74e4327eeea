import { Hono } from 'hono';
import { html } from 'hono/html';
import { timelines } from '#catalogue/enumerations/engagement-length.ts';
import { projectTypes } from '#catalogue/enumerations/project.ts';
import { workArrangements } from '#catalogue/enumerations/work-arrangement.ts';
import { isModuleId, moduleById, skillOfModule } from '#catalogue/modules.ts';
import { nameOfSkill } from '#catalogue/skills.ts';
import { listOpenProjects } from '#features/hiring/projects/server/queries/open-projects.ts';
import type { ProjectRow } from '#features/hiring/projects/server/queries/project-rows.ts';
import type { Services } from '#server/services.ts';

/** So many projects are in the feed. */
const entries = 50;

/**
 * `/projects.atom`: the newest public projects for readers of feeds (RFC 4287). Clients write for consultants who have
 * signed in, so the feed has choices of the form alone, and none of their words, names, amounts or places.
 */
export const projectFeed = ({
  db,
  clock,
  publicUrl,
}: Pick<Services, 'db' | 'clock' | 'publicUrl'>): Hono =>
  new Hono().get('/projects.atom', async (context) => {
    const now = clock.now();
    const { items } = await listOpenProjects(db, {}, now, { limit: entries, after: null });
    const updated = items[0]?.created_at ?? now;
    const feed = html`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${publicUrl}/projects.atom</id>
  <title>New Dynamics 365 projects on Direct365</title>
  <updated>${updated.toISOString()}</updated>
  <author><name>Direct365</name></author>
  <link rel="self" type="application/atom+xml" href="${publicUrl}/projects.atom"/>
  <link rel="alternate" type="text/html" href="${publicUrl}/consultant-home"/>
${items.map((project) => entryOf(project, publicUrl))}
</feed>
`;
    return context.body(feed.toString(), 200, {
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
    });
  });

function entryOf(project: ProjectRow, publicUrl: string) {
  const { id, created_at: createdAt, work_arrangement: arrangement } = project;
  const modules = project.modules.filter(isModuleId);
  const skills = [...new Set(modules.map((module) => nameOfSkill(skillOfModule(module))))];
  const facts = [
    projectTypes.label(project.project_type),
    arrangement && workArrangements.label(arrangement),
    timelines.label(project.timeline),
  ].filter(Boolean);
  return html`  <entry>
    <id>urn:uuid:${id}</id>
    <title>${facts.join(', ')}${skills.length > 0 ? `: ${skills.slice(0, 3).join(', ')}` : ''}</title>
    <updated>${createdAt.toISOString()}</updated>
    <link rel="alternate" type="text/html" href="${publicUrl}/project/${id}"/>
${modules.map(
  (module) => html`    <category term="${module}" label="${moduleById(module).name}"/>
`,
)}    <summary>Consultants with a subscription read this project and apply for it after they have signed in.</summary>
  </entry>
`;
}
