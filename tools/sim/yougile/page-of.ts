import { json, type Reply } from '../kit/rulebook.ts';
import { type AskedYougile, refusal } from './rules.ts';

interface Listed {
  deleted?: boolean;
}

/** A page of what the owner of the key sees, filtered as it is asked for. */
export function pageOf<T extends Listed>(
  asked: AskedYougile,
  all: readonly T[],
  filters: Readonly<Record<string, (one: T, wanted: string) => boolean>>,
  shown: (one: T) => unknown = (one) => one,
): Reply {
  const { query, insist, fault } = asked;
  asked.explain('query', Object.fromEntries(query), ['limit', 'offset', 'includeDeleted', ...Object.keys(filters)]);
  const limit = Number(query.get('limit') ?? 50);
  const offset = Number(query.get('offset') ?? 0);
  insist('YG-07/limit', !(limit >= 1 && limit <= 1_000), refusal(asked, 400, 'limit must not be greater than 1000'));
  const kept = all
    .filter(({ deleted }) => query.get('includeDeleted') === 'true' || deleted !== true)
    .filter((one) =>
      Object.entries(filters).every(([name, fits]) => fitsAt(query.get(name), (wanted) => fits(one, wanted))),
    );
  const found = fault === 'page changes between calls' ? kept.slice(1) : kept;
  const content = found.slice(offset, offset + limit);
  const paging = { count: content.length, limit, offset, next: offset + limit < found.length };
  return json(200, { paging, content: content.map(shown) });
}

const fitsAt = (wanted: string | null, fits: (wanted: string) => boolean) => wanted === null || fits(wanted);

export const hasTitle = ({ title }: { title: string }, wanted: string) => title.includes(wanted);
