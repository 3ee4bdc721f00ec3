import { Radio, Stack } from '@mantine/core';
import { FilterChip } from '../../../kit/filters/filter-chip.tsx';
import { say, words } from '../../../kit/say.ts';
import type { CatalogSearch } from '../searches.ts';

type Stock = CatalogSearch['stock'];

interface StockChipProps {
  value: Stock;
  onChange(next: Stock): void;
}

const choices = { yes: words('In stock', 'Есть'), none: words('Out of stock', 'Нет') };

/** Filters items by whether any lie in a warehouse. */
export function StockChip({ value, onChange }: StockChipProps) {
  const label = say('Stock', 'Остаток');
  return (
    <FilterChip label={label} chosen={value && say(choices[value])} onClear={() => onChange(undefined)}>
      <Radio.Group aria-label={label} value={value ?? null} onChange={(next) => onChange(next as Stock)}>
        <Stack gap="sm" p={2}>
          {Object.entries(choices).map(([choice, name]) => (
            <Radio key={choice} size="xs" value={choice} label={say(name)} />
          ))}
        </Stack>
      </Radio.Group>
    </FilterChip>
  );
}
