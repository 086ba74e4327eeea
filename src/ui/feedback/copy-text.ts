import { notify } from './notify.ts';

interface CopyWords {
  copied: { title: string; description: string };
  /** What to do instead, in a sentence. */
  notCopied: string;
}

/** Puts a text on the clipboard and says so in a toast, or what to do where the browser does not let it. */
export async function copyText(text: string, { copied, notCopied }: CopyWords): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(copied);
  } catch {
    notify.error('Error', notCopied);
  }
}
