import { createHash } from 'node:crypto';
import type { ReadContext } from '../operation.ts';
import { refuse } from '../problems/errors.ts';
import type { Listing } from './listing.ts';

interface Sealed {
  keys: unknown[];
  back: boolean;
  of: string;
  at: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/** A cursor holds the sealed sort keys of the first or last row of a page, and only continues the list it came from. */
export function sealCursor(
  ctx: ReadContext,
  listing: Pick<Listing, 'name'>,
  input: Readonly<Record<string, unknown>>,
  keys: unknown[],
  back: boolean,
): string {
  const sealed: Sealed = { keys, back, of: fingerprint(ctx, listing, input), at: Date.now() };
  return ctx.services.sealToken('cursor', JSON.stringify(sealed));
}

export function openCursor(
  ctx: ReadContext,
  listing: Pick<Listing, 'name'>,
  sort: Pick<readonly unknown[], 'length'>,
  input: Readonly<Record<string, unknown>>,
) {
  const { cursor } = input;
  if (typeof cursor !== 'string') return undefined;
  const text = ctx.services.openToken('cursor', cursor);
  if (text === null) throw refuse('cursor_invalid');
  const { keys, back, of, at } = JSON.parse(text) as Sealed;
  if (of !== fingerprint(ctx, listing, input) || keys.length !== sort.length) throw refuse('cursor_mismatch');
  if (Date.now() - at > dayMs) throw refuse('cursor_expired');
  return { keys, backwards: back };
}

/** What identifies a list for its cursors: the portal, the list, its filters and its order, but not the page size. */
function fingerprint(
  ctx: ReadContext,
  listing: Pick<Listing, 'name'>,
  input: Readonly<Record<string, unknown>>,
): string {
  const shape = Object.entries(input).filter(
    ([name]) => !['cursor', 'limit', 'fields', 'expand', 'include', 'includeTotal'].includes(name),
  );
  const text = JSON.stringify([ctx.db.tenant, listing.name, shape.sort(([a], [b]) => (a < b ? -1 : 1))]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
