import { hash } from 'node:crypto';
import { Refusal } from '../../../kernel/problems/errors.ts';
import { groupSchema, userSchema } from './attributes.ts';
import type { Resource } from './resource.ts';

export interface Stored {
  id: string;
  createdAt: string;
  updatedAt: string;
  resource: Resource;
}

export interface Shown extends Resource {
  schemas: string[];
  id: string;
  meta: { resourceType: string; created: string; lastModified: string; location: string; version: string };
}

const kinds = {
  User: { schema: userSchema, path: 'Users' },
  Group: { schema: groupSchema, path: 'Groups' },
} as const;

/**
 * A resource as it is answered. Its version is a digest of what it shows, so it cannot stay while something changes; members, which a
 * list may leave out, move `updatedAt`.
 */
export function showResource(
  kind: keyof typeof kinds,
  { id, createdAt, updatedAt, resource }: Stored,
  publicUrl: string,
): Shown {
  const { schema, path } = kinds[kind];
  const { members: _, ...digested } = resource;
  return {
    ...{ schemas: [schema], id },
    ...resource,
    meta: {
      ...{ resourceType: kind, created: createdAt, lastModified: updatedAt },
      location: `${publicUrl}/scim/v2/${path}/${id}`,
      version: `W/"${hash('sha1', JSON.stringify({ updatedAt, digested }), 'base64url').slice(0, 22)}"`,
    },
  };
}

/** Refuses a change of a resource that is no longer what `If-Match` names. */
export function expectTag(ifMatch: string | undefined, { meta: { version } }: Shown): void {
  if (ifMatch === undefined || ifMatch === '*' || ifMatch.split(/\s*,\s*/).includes(version)) return;
  throw new Refusal('precondition_failed');
}
