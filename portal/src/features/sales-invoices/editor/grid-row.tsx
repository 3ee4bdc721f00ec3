import { ActionIcon, NativeSelect } from '@mantine/core';
import { X } from 'lucide-react';
import type { ClipboardEvent } from 'react';
import type { VatMode, VatRate } from '../../../../../nouns/kit/vat.ts';
import { salesInvoiceRow as noun } from '../../../../../nouns/sales-invoice-row.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { choicesOf, labelOf } from '../../../kit/form/of-field.ts';
import { UnitInput } from '../../../kit/form/unit-input.tsx';
import { showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { readUnit } from '../../../kit/units.ts';
import { ItemNameInput } from '../../../shared/lines/item-name-input.tsx';
import { rowAmounts, scaleOf } from '../model/row-amounts.ts';
import type { RowValues } from '../model/row-values.ts';
import classes from './editor.module.css';

interface GridRowProps {
  row: RowValues;
  number: number;
  faults: Readonly<Record<string, string>>;
  vatMode: VatMode;
  currency: string;
  hasCost: boolean;
  onChange(next: Partial<RowValues>): void;
  onRemove(): void;
  onPaste(event: ClipboardEvent<HTMLInputElement>): void;
}

type Measure = 'quantity' | 'unitPrice' | 'discountPercent' | 'unitCost';

/** One row while it is being written; what the server refuses of it stands under its field. */
export function GridRow(props: GridRowProps) {
  const { row, number, faults, vatMode, currency, hasCost, onChange, onRemove, onPaste } = props;
  const named = (label: string) => `${label}, ${say('row', 'строка')} ${number}`;
  const { name, quantity, uom, unitPrice, discountPercent, vatRate, unitCost, ...others } = faults;
  const measure = (field: Measure, error: string | undefined) => (
    <td data-field={field} data-label={labelOf(noun, field)}>
      <DecimalInput
        aria-label={named(labelOf(noun, field))}
        {...(field === 'discountPercent' && { placeholder: '0' })}
        value={row[field]}
        error={error}
        onChange={(next) => onChange({ [field]: next })}
      />
    </td>
  );
  return (
    <>
      <tr className={classes.row}>
        <td data-field="number">{number}</td>
        <td data-field="name">
          <ItemNameInput
            aria-label={named(labelOf(noun, 'name'))}
            value={row.name}
            sku={row.sku}
            error={name}
            onType={(typed) => onChange({ name: typed, catalogItemId: null, sku: null })}
            onChoose={({ id, name: called, sku, baseUom }) =>
              onChange({ catalogItemId: id, name: called, sku, uom: readUnit(baseUom) ?? row.uom })
            }
            onPaste={onPaste}
          />
        </td>
        {measure('quantity', quantity)}
        <td data-field="uom" data-label={labelOf(noun, 'uom')}>
          <UnitInput
            aria-label={named(labelOf(noun, 'uom'))}
            value={row.uom}
            error={uom}
            onChange={(next) => onChange({ uom: next })}
          />
        </td>
        {measure('unitPrice', unitPrice)}
        {measure('discountPercent', discountPercent)}
        {vatMode !== 'none' && (
          <td data-field="vatRate" data-label={labelOf(noun, 'vatRate')}>
            <NativeSelect
              aria-label={named(labelOf(noun, 'vatRate'))}
              data={choicesOf(noun, 'vatRate')}
              value={row.vatRate}
              error={vatRate}
              onChange={({ currentTarget }) => onChange({ vatRate: currentTarget.value as VatRate })}
            />
          </td>
        )}
        {hasCost && measure('unitCost', unitCost)}
        <td data-field="amount">{showMoney(rowAmounts(row, vatMode, scaleOf(currency)).lineAmount, currency)}</td>
        <td data-field="remove">
          <ActionIcon variant="subtle" color="gray" aria-label={named(say('Remove', 'Убрать'))} onClick={onRemove}>
            <X size={16} />
          </ActionIcon>
        </td>
      </tr>
      {Object.keys(others).length > 0 && (
        <tr>
          <td colSpan={10} className="bad" role="alert">
            {Object.values(others).join(' ')}
          </td>
        </tr>
      )}
    </>
  );
}
