import { createHash } from 'node:crypto';

const longest = 300;

/** Message identifiers of a header, without brackets; one that is too long to keep is known by its digest. */
export function identifiersIn(header: string | undefined): string[] {
  const bracketed = [...(header ?? '').matchAll(/<([^<>\s]+)>/g)].map(([, id]) => id as string);
  const found = bracketed.length > 0 ? bracketed : (header ?? '').split(/[\s,]+/).filter((one) => one.includes('@'));
  return found.map((id) =>
    id.length <= longest ? id.replaceAll('\u0000', '') : createHash('sha256').update(id).digest('hex'),
  );
}
