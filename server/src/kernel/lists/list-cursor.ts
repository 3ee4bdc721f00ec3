import { createHash } from 'node:crypto';
import type { ReadContext } from '../operation.ts';
import { type Words, words } from '../problems/errors.ts';
import { refuseParameter } from '../problems/refuse-parameter.ts';
import type { Listing } from './listing.ts';

interface Sealed {
  keys: unknown[];
  back: boolean;
  of: string;
  /** Absent in a cursor of an earlier release. */
  list?: string;
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
  const sealed: Sealed = { keys, back, of: fingerprint(ctx, listing, input), list: listing.name, at: Date.now() };
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
  if (text === null) throw unreadableCursor();
  const { keys, back, of, list, at } = JSON.parse(text) as Sealed;
  if (of !== fingerprint(ctx, listing, input) || keys.length !== sort.length) throw ofAnother(list, listing.name);
  if (Date.now() - at > dayMs) throw expired(at);
  return { keys, backwards: back };
}

export const unreadableCursor = () =>
  badCursor(
    'cursor_invalid',
    words(
      'was given by another installation or portal, or has been cut or changed on the way',
      'выдан другой установкой или порталом либо обрезан или изменён по дороге',
    ),
  );

const ofAnother = (list: string | undefined, asked: string) =>
  badCursor(
    'cursor_mismatch',
    list === undefined || list === asked
      ? words(
          'was given for this list, but with other filters, another order or in another portal',
          'выдан для этого списка, но с другими фильтрами, другим порядком или в другом портале',
        )
      : words(`was given for the list ${list}, not for ${asked}`, `выдан для списка ${list}, а не ${asked}`),
  );

const expired = (at: number) =>
  badCursor(
    'cursor_expired',
    words(
      `was given at ${new Date(at).toISOString()}, and cursors last 24 hours`,
      `выдан в ${new Date(at).toISOString()}, а курсоры действуют 24 часа`,
    ),
  );

const badCursor = (code: 'cursor_invalid' | 'cursor_mismatch' | 'cursor_expired', message: Words) =>
  refuseParameter(code, 'cursor', { message });

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
