import { SegmentedControl } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import type { BatchesSearch } from '../searches.ts';

interface BatchLookProps {
  search: BatchesSearch;
  change(next: BatchesSearch): void;
}

/** Whether batches are looked at as a list or as a board. */
export const BatchLook = ({ search, change }: BatchLookProps) => (
  <SegmentedControl
    size="xs"
    aria-label={say('Look', 'Представление')}
    value={search.view ?? 'list'}
    onChange={(next) => change({ view: next === 'list' ? undefined : next })}
    data={[
      { value: 'list', label: say('List', 'Список') },
      { value: 'board', label: say('Board', 'Доска') },
    ]}
  />
);
