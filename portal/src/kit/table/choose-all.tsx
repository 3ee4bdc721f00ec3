import { Checkbox } from '@mantine/core';
import { say } from '../say.ts';
import { allOrNone, isEvery } from './selection.ts';
import type { Selection } from './use-row-keys.ts';

/** Chooses every row that has come, or none. */
export function ChooseAll({ ids, selection: { chosen, change } }: { ids: readonly string[]; selection: Selection }) {
  const all = isEvery(chosen, ids);
  return (
    <Checkbox
      size="xs"
      aria-label={say('Select all loaded rows', 'Выбрать все загруженные')}
      checked={all}
      indeterminate={!all && chosen.size > 0}
      onChange={() => change(allOrNone(chosen, ids))}
    />
  );
}
