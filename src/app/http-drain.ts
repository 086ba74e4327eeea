import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** How long a connection may take to close once both sides have nothing more to say. */
const lastWordsMs = 300;

export interface Drain {
  /** Answers requests by `listener`, and keeps count of them. */
  watch(listener: Listener): Listener;
  /**
   * Ends the server so that no request is lost. For `openMs` it goes on as before, but answers ask clients to close
   * their connections. Then it accepts no new requests and answers those that have arrived, for at most `graceMs`.
   */
  drain(openMs: number, graceMs: number): Promise<void>;
}

/**
 * Keeps track of a server's connections and the requests on each, because ending well needs both. A connection that is
 * closed while a request is on its way to us is reset, and its sender cannot know what became of it.
 */
export function createDrain(server: Server): Drain {
  const connections = new Set<Socket>();
  /** Requests that have come and are not answered, by connection, in their order. */
  const inProgress = new Map<Socket, ServerResponse[]>();
  /** Connections whose client was asked to close, or that accept no more requests. */
  const leaving = new WeakSet<Socket>();
  let isDraining = false;

  server.on('connection', (socket) => {
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
  });

  /**
   * Sends `Connection: close` with the last answer of a connection; an earlier one would lose the answers behind it.
   */
  function closeAfter(socket: Socket, response: ServerResponse): void {
    if (inProgress.get(socket)?.at(-1) !== response) return;
    response.shouldKeepAlive = false;
    leaving.add(socket);
  }

  /**
   * Adds `Connection: close` to an answer when its head is written. Only while draining: an own method on each answer
   * would keep it, and its request, beyond the young generation of the garbage collector.
   */
  function closeWithHead(socket: Socket, response: ServerResponse): void {
    const { writeHead } = response;
    response.writeHead = ((...head: Parameters<typeof writeHead>) => {
      closeAfter(socket, response);
      return writeHead.apply(response, head);
    }) as typeof writeHead;
  }

  const watch = (listener: Listener): Listener => {
    return (request, response) => {
      const { socket } = request;
      // It arrived after the last answer of the connection and stays unanswered, so it must have no effect.
      if (leaving.has(socket)) return undefined;
      const responses = inProgress.get(socket) ?? [];
      responses.push(response);
      inProgress.set(socket, responses);
      response.once('close', () => {
        responses.splice(responses.indexOf(response), 1);
        if (responses.length === 0) inProgress.delete(socket);
        if (responses.length === 0 && hasClosedDoor) leave(socket);
      });
      if (isDraining) closeWithHead(socket, response);
      return listener(request, response);
    };
  };

  let hasClosedDoor = false;

  /** Says that we are done; what still comes is read, so that the connection is closed and not reset. */
  function leave(socket: Socket): void {
    leaving.add(socket);
    if (!socket.destroyed && socket.writable) socket.end();
  }

  async function drain(openMs: number, graceMs: number): Promise<void> {
    if (!server.listening) return;
    isDraining = true;
    for (const [socket, responses] of inProgress) {
      for (const response of responses) closeWithHead(socket, response);
    }
    await wait(openMs);
    // Requests that have arrived already are taken: each turn of the loop takes what the system has for us.
    await takeWhatHasArrived();
    const closed = once(server, 'close');
    // Not the HTTP server's own way of closing, which cuts idle connections off, whatever is on its way on them.
    NetServer.prototype.close.call(server);
    hasClosedDoor = true;
    await takeWhatHasArrived();
    for (const socket of connections) if (!inProgress.has(socket)) leave(socket);
    const isOver = await Promise.race([closed.then(() => true), untilAnswered(graceMs)]);
    if (!isOver) await Promise.race([closed, wait(lastWordsMs)]);
    for (const socket of connections) socket.destroy();
    await closed;
    server.closeAllConnections();
  }

  async function takeWhatHasArrived(): Promise<void> {
    for (let turn = 0; turn < 3; turn += 1) await nextTurn();
  }

  /** Resolves when nothing is in progress, or after `graceMs`. */
  async function untilAnswered(graceMs: number): Promise<false> {
    const deadline = performance.now() + graceMs;
    while (inProgress.size > 0 && performance.now() < deadline) await wait(10);
    return false;
  }

  return { watch, drain };
}
