import { SegmentedControl } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import type { TransfersSearch } from '../searches.ts';
import { sourceNames } from '../source-names.ts';

interface SourceFilterProps {
  value: TransfersSearch['source'];
  onChange(next: TransfersSearch['source']): void;
}

type Source = NonNullable<TransfersSearch['source']>;

/** Documents that came in one way. */
export const SourceFilter = ({ value, onChange }: SourceFilterProps) => (
  <SegmentedControl
    mb="md"
    maw="100%"
    aria-label={say('How they came', 'Откуда поступили')}
    value={value ?? 'all'}
    onChange={(next) => onChange(next === 'all' ? undefined : (next as Source))}
    data={[
      { value: 'all', label: say('All', 'Все') },
      ...(Object.keys(sourceNames) as Source[]).map((one) => ({ value: one, label: say(sourceNames[one]) })),
    ]}
  />
);
