import { hash } from 'node:crypto';

/**
 * `"v17-0Xz4…"`: the version, which `If-Match` compares, and a digest of the whole answer, so that no field can change without the tag:
 * costs, links and names of other records change what is shown while the version stays.
 */
export const entityTag = (version: number, body: string) =>
  `"v${version}-${hash('sha1', body, 'base64url').slice(0, 16)}"`;

/** The version in a tag; also of a hand-written one, `"v17"`. */
export function versionOfTag(tag: string): number | undefined {
  const version = /^"v(\d{1,15})(?:-[\w-]{1,43})?"$/.exec(tag)?.[1];
  return version === undefined ? undefined : Number(version);
}
