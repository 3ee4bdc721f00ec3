import { SegmentedControl } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import type { RequisitionsSearch } from '../searches.ts';

type View = 'list' | 'board' | 'calendar';

/** The list, the board or the calendar of the same requisitions. */
export const ViewSwitch = ({
  view,
  onChange,
}: {
  view: RequisitionsSearch['view'];
  onChange(next: RequisitionsSearch['view']): void;
}) => (
  <SegmentedControl<View>
    size="xs"
    aria-label={say('Look', 'Представление')}
    value={view ?? 'list'}
    onChange={(next) => onChange(next === 'list' ? undefined : next)}
    data={[
      { value: 'list', label: say('List', 'Список') },
      { value: 'board', label: say('Board', 'Доска') },
      { value: 'calendar', label: say('Calendar', 'Календарь') },
    ]}
  />
);
