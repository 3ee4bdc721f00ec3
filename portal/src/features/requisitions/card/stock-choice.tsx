import { Select } from '@mantine/core';
import { RecordSelect } from '../../../kit/form/record-select.tsx';
import { say } from '../../../kit/say.ts';
import { findItems } from '../../../shared/records/find-items.ts';
import type { RequisitionLine } from '../queries.ts';
import type { Received } from './receive-row.tsx';

export type StockAs = 'item' | 'create' | 'outside_stock';

interface StockChoiceProps {
  line: RequisitionLine;
  received: Received;
  onChange(next: Received): void;
}

/** What goods that are no catalog item lie in the stock as; the rules of the company decide unless it is said here. */
export function StockChoice({ line, received, onChange }: StockChoiceProps) {
  const { stockAs, item } = received;
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
        onChange={(next) => onChange({ ...received, stockAs: next as StockAs | null })}
      />
      {stockAs === 'item' && (
        <RecordSelect
          size="xs"
          mt={4}
          kind="items"
          aria-label={`${say('Item', 'Позиция')}: ${line.name}`}
          placeholder={say('Name or article', 'Название или артикул')}
          value={item}
          find={findItems}
          onChange={(next) => onChange({ ...received, item: next })}
        />
      )}
    </>
  );
}
