import { ActionIcon, TextInput } from '@mantine/core';
import { X } from 'lucide-react';
import type { ClipboardEvent } from 'react';
import { timesDecimals } from '../../../kit/decimal-sum.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { UnitInput } from '../../../kit/form/unit-input.tsx';
import { showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { currencyOf, type DraftLine } from './draft-line.ts';
import { LineNameInput } from './line-name-input.tsx';
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
  const named = (en: string, ru: string) => say(`${en}, line ${number}`, `${ru}, позиция ${number}`);
  const { name, quantity, uom, plannedPrice, requiredAt, ...others } = faults;
  return (
    <>
      <tr className={classes.row}>
        <td className={classes.number}>{number}</td>
        <td className={classes.name}>
          <LineNameInput line={line} number={number} error={name} onChange={onChange} onPaste={onPaste} />
        </td>
        <td>
          <DecimalInput
            aria-label={named('Quantity', 'Количество')}
            placeholder={say('Quantity', 'Кол-во')}
            value={line.quantity}
            error={quantity}
            onChange={(next) => onChange({ quantity: next })}
          />
        </td>
        <td>
          <UnitInput
            aria-label={named('Unit', 'Единица')}
            value={line.uom}
            error={uom}
            onChange={(next) => onChange({ uom: next, isUnitGiven: true })}
          />
        </td>
        <td>
          <DecimalInput
            aria-label={named('Planned price', 'Плановая цена')}
            placeholder={say('Price', 'Цена')}
            value={line.plannedPrice}
            error={plannedPrice}
            onChange={(next) => onChange({ plannedPrice: next })}
          />
        </td>
        <td>
          <TextInput
            type="date"
            aria-label={named('Needed by', 'Нужно к')}
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
          <ActionIcon variant="subtle" color="gray" aria-label={named('Remove', 'Убрать')} onClick={onRemove}>
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
