import { type Context, Hono } from 'hono';
import { isSignedIn } from '#access/viewer.ts';
import { findViewer } from '#features/identity/accounts/server/viewer.ts';
import { readEventId } from '#features/notifications/change-events/rules/position.ts';
import { liveEventsPath, mayListen } from '#features/notifications/change-events/rules/topics.ts';
import type { Services } from '#server/services.ts';
import { answerTrouble } from '../edge/outage-answers.ts';
import { respondWithProblem } from '../edge/problems.ts';
import { refuseImpersonation } from '../sessions/impersonation-guard.ts';
import type { Listener, LiveStreams } from './live-streams.ts';

/** A reader who has left more than this unread is too slow, and comes back for the rest. */
const unreadBytes = 64 * 1024;

/**
 * The stream of events of one browser. `change` names what has changed, `beat` shows every 15 s that the stream is
 * alive, `resync` says that changes may have been missed. `over` says that the session has ended or lost its rights. It
 * never carries content, and ends when its session does.
 */
export function liveRoutes({
  services,
  streams,
}: {
  services: Pick<Services, 'db' | 'keys' | 'clock' | 'publicUrl'>;
  streams: LiveStreams;
}): Hono {
  const { db, keys, clock, publicUrl } = services;
  return new Hono().get(liveEventsPath, async (context) => {
    const cookies = context.req.header('cookie');
    const source = { db, keys, publicUrl, isRead: true };
    const viewer = await findViewer(source, cookies, clock.now());
    if (viewer.lookingIn) return refuseImpersonation(context);
    if (!isSignedIn(viewer) || !viewer.session) return refuseVisitor(context);
    if (!mayListen(viewer)) return refuseAccount(context);
    if (!streams.hasRoom) return answerTrouble(context, 'busy');
    // Browsers send the header when they reconnect, and our own script the parameter when another tab takes over.
    const seen = context.req.header('last-event-id') ?? context.req.query('after') ?? '';
    const listener = new StreamListener();
    const { userId, session } = viewer;
    const own = { userId, sessionId: session.id };
    const leave = await streams.open(own, readEventId(seen, clock.now()), listener);
    listener.onLeave(leave);
    return context.newResponse(listener.body, 200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      // Proxies that keep answers back until they have some KiB are asked not to.
      'x-accel-buffering': 'no',
    });
  });
}

const refuseVisitor = (context: Context): Response =>
  respondWithProblem(context, { code: 'UNAUTHORIZED', status: 401, detail: 'Please sign in.' });

const refuseAccount = (context: Context): Response =>
  respondWithProblem(context, {
    code: 'FORBIDDEN',
    status: 403,
    detail: 'Your account is suspended or is being deleted.',
  });

/** Writes into the body of an answer until the client disconnects. */
class StreamListener implements Listener {
  readonly body: ReadableStream<Uint8Array>;
  readonly #encoder = new TextEncoder();
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  #leave: () => void = () => undefined;

  constructor() {
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        cancel: () => this.#stop(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: unreadBytes }),
    );
  }

  send = (text: string): boolean => {
    if (!this.#controller) return false;
    this.#controller.enqueue(this.#encoder.encode(text));
    return (this.#controller.desiredSize ?? 0) > 0;
  };

  end = (): void => {
    this.#controller?.close();
    this.#controller = null;
  };

  /** The reader may have gone before the stream had begun. */
  onLeave(leave: () => void): void {
    this.#leave = leave;
    if (!this.#controller) leave();
  }

  #stop(): void {
    this.#controller = null;
    this.#leave();
  }
}
