import { ActionIcon, TextInput } from '@mantine/core';
import { X } from 'lucide-react';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { UnitInput } from '../../../kit/form/unit-input.tsx';
import { showPrice } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { showUnit, type Unit } from '../../../kit/units.ts';
import { amountOf, type NewLine } from '../new-lines.ts';

interface NewInvoiceLineProps {
  line: NewLine;
  /** Its number, for those who hear it. */
  place: number;
  onChange(next: Partial<NewLine>): void;
  onRemove(): void;
}

/** A line as it is typed in: what a requisition says of it is not typed again. */
export function NewInvoiceLine({ line, place, onChange, onRemove }: NewInvoiceLineProps) {
  const { procurementItemId, name, quantity, uom, price } = line;
  const named = `${say('line', 'строка')} ${place}`;
  return (
    <tr>
      <td style={{ minWidth: 260 }}>
        {procurementItemId ? (
          name
        ) : (
          <TextInput
            aria-label={`${say('Name', 'Наименование')}, ${named}`}
            required
            value={name}
            onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
          />
        )}
      </td>
      <td style={{ minWidth: 120 }}>
        <DecimalInput
          aria-label={`${say('Quantity', 'Количество')}, ${named}`}
          required
          value={quantity}
          onChange={(next) => onChange({ quantity: next ?? '' })}
        />
      </td>
      <td style={{ minWidth: 110 }}>
        {procurementItemId ? (
          uom && showUnit(uom)
        ) : (
          <UnitInput
            aria-label={`${say('Unit', 'Единица')}, ${named}`}
            value={uom ?? null}
            onChange={(value) => value && onChange({ uom: value as Unit })}
          />
        )}
      </td>
      <td style={{ minWidth: 140 }}>
        <DecimalInput
          aria-label={`${say('Price', 'Цена')}, ${named}`}
          required
          value={price}
          onChange={(next) => onChange({ price: next ?? '' })}
        />
      </td>
      <td data-number>{showPrice(amountOf(line))}</td>
      <td>
        <ActionIcon variant="subtle" aria-label={`${say('Take away', 'Убрать')}: ${name || named}`} onClick={onRemove}>
          <X size={16} />
        </ActionIcon>
      </td>
    </tr>
  );
}
