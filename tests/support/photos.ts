import { z } from 'zod';
import { ownPhotoSchema } from '#features/profiles/photos/contract.ts';
import { type FileName, parseFileName } from '#lib/files/file-name.ts';
import { jpegFile } from '#lib/images/hostile/jpeg-fixture.ts';
import type { TestApp } from './app.ts';
import { profileForm } from './profile-form.ts';
import { testPublicUrl } from './site.ts';

/** Sends a file as a person's photo, the way the form does. */
export async function uploadPhoto(
  app: TestApp,
  userId: string | undefined,
  file: Uint8Array | ReadableStream<Uint8Array>,
  { query = '', headers = {} }: { query?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  return app.http.request(`/api/me/consultant-photo${query}`, {
    method: 'POST',
    headers: {
      origin: testPublicUrl,
      'content-type': 'application/octet-stream',
      ...(userId ? { cookie: await app.cookieOf(userId) } : {}),
      ...headers,
    },
    body: file instanceof ReadableStream ? file : new Uint8Array(file),
    ...(file instanceof ReadableStream ? { duplex: 'half' } : {}),
  });
}

/** A photo that is uploaded and not saved with the profile yet. */
export async function stagePhoto(app: TestApp, userId: string) {
  const response = await uploadPhoto(app, userId, await jpegFile(400, 300));
  if (response.status !== 201) throw new Error(await response.text());
  return ownPhotoSchema.parse(await response.json());
}

/** The photo of a person's profile: uploaded, and saved with the form. */
export async function givePhoto(app: TestApp, userId: string) {
  const photo = await stagePhoto(app, userId);
  const { consultants } = await app.as(userId);
  await consultants.saveOwnProfile(profileForm({ photoId: photo.id }));
  return photo;
}

/** The stored file that an address is of. Throws when it is none. */
export function fileIn(url: string): FileName {
  const name = parseFileName(url.replace('/files/', ''));
  if (!name) throw new Error(`${url} is no address of a file.`);
  return name;
}

/** What a refusal says. */
export async function problemOf(response: Response) {
  const { code, detail } = z
    .object({ code: z.string(), detail: z.string() })
    .parse(await response.json());
  return { status: response.status, code, detail };
}
