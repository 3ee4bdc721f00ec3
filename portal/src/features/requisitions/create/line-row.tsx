import { ActionIcon, TextInput } from '@mantine/core';
import { X } from 'lucide-react';
import type { ClipboardEvent } from 'react';
import { requisitionLine as noun } from '../../../../../nouns/requisition-line.ts';
import { timesDecimals } from '../../../kit/decimal-sum.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { UnitInput } from '../../../kit/form/unit-input.tsx';
import { showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { ItemNameInput } from '../../../shared/lines/item-name-input.tsx';
import { filledFrom } from './catalog-lines.ts';
import { currencyOf, type DraftLine } from './draft-line.ts';
import classes from './lines.module.css';

interface LineRowProps {
  line: DraftLine;
  number: number;
  faults: Readonly<Record<string, string>>;
  onChange(next: Partial<DraftLine>): void;
  onRemove(): void;
  onPaste(event: ClipboardEvent<HTMLInputElement>): void;
}

/** One line while it is being written; what the server refuses of it stands under its field. */
export function LineRow({ line, number, faults, onChange, onRemove, onPaste }: LineRowProps) {
  const named = (label: string) => `${label}, ${say('line', 'позиция')} ${number}`;
  const { name, quantity, uom, plannedPrice, requiredAt, ...others } = faults;
  return (
    <>
      <tr className={classes.row}>
        <td className={classes.number}>{number}</td>
        <td className={classes.name}>
          <ItemNameInput
            name={`items.${number - 1}.name`}
            aria-label={say(`Name, line ${number}`, `Наименование, позиция ${number}`)}
            value={line.name}
            sku={line.sku}
            error={name}
            onType={(typed) => onChange({ name: typed, catalogItemId: null, sku: null })}
            onChoose={(item) => onChange(filledFrom(item, line))}
            onPaste={onPaste}
          />
        </td>
        <td>
          <DecimalInput
            aria-label={named(labelOf(noun, 'quantity'))}
            placeholder={say('Quantity', 'Кол-во')}
            value={line.quantity}
            error={quantity}
            onChange={(next) => onChange({ quantity: next })}
          />
        </td>
        <td>
          <UnitInput
            aria-label={named(labelOf(noun, 'uom'))}
            value={line.uom}
            error={uom}
            onChange={(next) => onChange({ uom: next, isUnitGiven: true })}
          />
        </td>
        <td>
          <DecimalInput
            aria-label={named(labelOf(noun, 'plannedPrice'))}
            placeholder={say('Price', 'Цена')}
            value={line.plannedPrice}
            error={plannedPrice}
            onChange={(next) => onChange({ plannedPrice: next })}
          />
        </td>
        <td>
          <TextInput
            type="date"
            aria-label={named(labelOf(noun, 'requiredAt'))}
            value={line.requiredAt ?? ''}
            error={requiredAt}
            onChange={({ currentTarget }) => onChange({ requiredAt: currentTarget.value || null })}
          />
        </td>
        <td className={classes.sum}>
          {line.quantity && line.plannedPrice
            ? showMoney(timesDecimals(line.quantity, line.plannedPrice), currencyOf(line))
            : '—'}
        </td>
        <td className={classes.remove}>
          <ActionIcon variant="subtle" color="gray" aria-label={named(say('Remove', 'Убрать'))} onClick={onRemove}>
            <X size={16} />
          </ActionIcon>
        </td>
      </tr>
      {Object.keys(others).length > 0 && (
        <tr>
          <td colSpan={8} className="bad" role="alert">
            {Object.values(others).join(' ')}
          </td>
        </tr>
      )}
    </>
  );
}
