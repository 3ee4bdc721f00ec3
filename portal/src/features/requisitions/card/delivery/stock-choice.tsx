import { Select } from '@mantine/core';
import { say } from '../../../../kit/say.ts';
import { SelectOrMake } from '../../../../shared/making/select-or-make.tsx';
import type { RequisitionLine } from '../../queries.ts';
import type { Stocked } from './received.ts';

interface StockChoiceProps {
  line: RequisitionLine;
  stocked: Stocked;
  onChange(next: Stocked): void;
}

/** What goods that are no catalog item lie in the stock as; the rules of the company decide unless it is said here. */
export function StockChoice({ line, stocked, onChange }: StockChoiceProps) {
  const { stockAs, item } = stocked;
  return (
    <>
      <Select
        size="xs"
        mt={4}
        aria-label={`${say('In the catalog', 'В каталоге')}: ${line.name}`}
        placeholder={say('Not in the catalog: by the company’s rules', 'Нет в каталоге: по правилам компании')}
        clearable
        data={[
          { value: 'item', label: say('Is an item of the catalog…', 'Это позиция каталога…') },
          { value: 'create', label: say('Create an item', 'Создать позицию') },
          { value: 'outside_stock', label: say('Keep outside the stock', 'Принять без остатка') },
        ]}
        value={stockAs}
        onChange={(next) => onChange({ ...stocked, stockAs: next as Stocked['stockAs'] })}
      />
      {stockAs === 'item' && (
        <SelectOrMake
          size="xs"
          mt={4}
          of="item"
          // «An item of the catalog» says nothing until it is said which.
          required
          aria-label={`${say('Item', 'Позиция')}: ${line.name}`}
          placeholder={say('Name or article', 'Название или артикул')}
          value={item}
          onChange={(next) => onChange({ ...stocked, item: next })}
        />
      )}
    </>
  );
}
