import { ApiProblem, isProblemBody } from './problem.ts';

interface SendFileOptions {
  method?: 'POST' | 'PUT';
  /** Path and query on this site. */
  address: string;
  file: Blob;
  /** Called with the sent part, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a file from the browser and returns the server's answer: `fetch` cannot report upload progress. Refusals are
 * thrown as ApiProblem; everything else (no connection, no answer) as an Error.
 */
export function sendFile(options: SendFileOptions): Promise<unknown> {
  const { method = 'POST', address, file, onProgress, signal } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const give = (error: Error) => reject(error);
    request.open(method, address);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => give(new Error('The file could not be sent.'));
    request.onabort = () => give(new Error('The file is not sent any more.'));
    request.onload = () => {
      const body = parse(request.responseText);
      if (request.status < 400) resolve(body);
      else if (isProblemBody(body)) give(new ApiProblem(body));
      else give(new Error(`The server answered ${request.status}.`));
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) give(new Error('The file is not sent any more.'));
    else request.send(file);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
