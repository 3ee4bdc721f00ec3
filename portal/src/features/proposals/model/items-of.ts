import type { SheetRow } from './sheet.ts';
import { groupOf } from './sheet-of.ts';

/** What the table draws, one under another: names of groups and rows. */
export type Item =
  | { kind: 'group'; id: string; name: string; count: number; isFirst: boolean; isLast: boolean }
  | { kind: 'row'; id: string; row: SheetRow; at: number };

/** Where there is one group without a name, nothing stands above its rows. */
export function itemsOf(rows: readonly SheetRow[]): Item[] {
  const groups = [...Map.groupBy(rows, groupOf)];
  const isPlain = groups.length <= 1 && (rows[0]?.group ?? '') === '';
  let at = 0;
  return groups.flatMap(([id, own], place): Item[] => [
    ...(isPlain
      ? []
      : [
          {
            ...{ kind: 'group' as const, id, name: own[0]?.group ?? '', count: own.length },
            ...{ isFirst: place === 0, isLast: place === groups.length - 1 },
          },
        ]),
    ...own.map((row): Item => ({ kind: 'row', id: row.key, row, at: at++ })),
  ]);
}
