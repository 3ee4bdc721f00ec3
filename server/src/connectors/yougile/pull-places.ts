import type { Call } from '../../kernel/integrations/call.ts';
import type { PulledPage } from '../../kernel/integrations/connector.ts';
import type { PulledPlace, TrackerPlace } from '../../kernel/integrations/ports/task-tracker.ts';
import { ask } from './ask-yougile.ts';
import { personOf, placeOf } from './mapping.ts';
import type { YougileSettings } from './settings.ts';
import { pageOf, pageSize } from './task-pages.ts';
import { read, shapes } from './wire.ts';

/** Lists in the order that they refer to each other. */
const lists = ['projects', 'boards', 'columns', 'users'] as const;

interface Place {
  /** When the whole reading began. */
  since: string;
  list: (typeof lists)[number];
  offset: number;
}

/** Reads all places, a page of one list at a time; the last page says from when they are complete. */
export async function pullPlaces(call: Call<YougileSettings>, cursor: string | null): Promise<PulledPage> {
  const at =
    cursor === null ? { since: call.now().toISOString(), list: lists[0], offset: 0 } : (JSON.parse(cursor) as Place);
  const answer = await ask(call, {
    class: 'read',
    method: 'GET',
    path: `/${at.list}`,
    query: { limit: pageSize, offset: at.offset },
    operation: `${at.list}.list`,
  });
  const { content, more } = pageOf(placesIn(at.list, answer));
  const next = more ? { ...at, offset: at.offset + content.length } : following(at);
  const items: PulledPlace[] = content.map((place) => ({ place }));
  if (next === null) items.push({ completeSince: at.since });
  return { items, cursor: next && JSON.stringify(next), more: next !== null };
}

function following({ since, list }: Place): Place | null {
  const next = lists[lists.indexOf(list) + 1];
  return next === undefined ? null : { since, list: next, offset: 0 };
}

function placesIn(
  list: Place['list'],
  answer: unknown,
): { content: TrackerPlace[]; paging?: { next?: boolean | null } | null } {
  if (list === 'users') {
    const { content, ...rest } = read(shapes.people, answer);
    return { ...rest, content: content.map(personOf) };
  }
  const kind = ({ projects: 'project', boards: 'board', columns: 'column' } as const)[list];
  const { content, ...rest } = read(shapes.places, answer);
  return { ...rest, content: content.map((dto) => placeOf(kind, dto)) };
}
