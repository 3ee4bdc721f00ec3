import { ScrollArea, UnstyledButton } from '@mantine/core';
import { FilterChip } from '../../../../kit/filters/filter-chip.tsx';
import { showCount } from '../../../../kit/format.ts';
import { say } from '../../../../kit/say.ts';
import type { PlannedMap } from '../map-query.ts';
import type { MapSearch } from '../map-search.ts';
import classes from './region-chip.module.css';

interface RegionChipProps {
  region: string | undefined;
  regions: PlannedMap['regions'];
  onChange(next: MapSearch): void;
}

/** One region of those that the company's objects lie in. */
export const RegionChip = ({ region, regions, onChange }: RegionChipProps) => (
  <FilterChip
    label={say('Region', 'Регион')}
    chosen={region}
    onClear={() => onChange({ region: undefined } as unknown as MapSearch)}
  >
    <ScrollArea.Autosize mah={320} type="auto">
      {regions.length === 0 && (
        <p className="dimmed">{say('No object names its region.', 'Ни у одного объекта не указан регион.')}</p>
      )}
      {regions.map((one) => (
        <UnstyledButton
          key={one.region}
          className={classes.region}
          aria-pressed={one.region === region}
          onClick={() => onChange({ region: one.region })}
        >
          {one.region} <span className="dimmed">{showCount(one.objects)}</span>
        </UnstyledButton>
      ))}
    </ScrollArea.Autosize>
  </FilterChip>
);
