import { createHash } from 'node:crypto';

/**
 * A UUID (version 5, with the parent as namespace) that is always the same for one parent and label.
 * A handler that fans out names its children with it, and repeating the handler adds none.
 * Throws when the parent is not a UUID.
 */
export function derivedId(parentId: string, label: string): string {
  const namespace = Buffer.from(parentId.replaceAll('-', ''), 'hex');
  if (namespace.length !== 16) throw new Error('A derived id needs a UUID as its parent.');
  const bytes = createHash('sha1').update(namespace).update(label).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [8, 12, 16, 20].reduceRight((id, at) => `${id.slice(0, at)}-${id.slice(at)}`, hex);
}
