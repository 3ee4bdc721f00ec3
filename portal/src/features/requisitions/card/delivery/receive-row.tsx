import { Select, TextInput } from '@mantine/core';
import { DecimalInput } from '../../../../kit/form/decimal-input.tsx';
import { showQuantity } from '../../../../kit/format.ts';
import { say } from '../../../../kit/say.ts';
import { showUnit } from '../../../../kit/units.ts';
import type { RequisitionLine } from '../../queries.ts';
import classes from '../card.module.css';
import { isOver } from './delivery.ts';
import type { Received } from './received.ts';
import { StockChoice } from './stock-choice.tsx';

interface ReceiveRowProps {
  line: RequisitionLine;
  /** What may still come of it. */
  due: string;
  /** Whose delivery is received, where one was named. */
  supplierId: string | null;
  received: Received | undefined;
  fault: string | undefined;
  onChange(next: Received): void;
}

/** What came of one line; more than is due is warned of before the server is asked. */
export function ReceiveRow({ line, due, supplierId, received, fault, onChange }: ReceiveRowProps) {
  if (!received) return null;
  const { suppliers } = line.supplyCoverage;
  const over = isOver(received.quantity, received.rejected, due);
  const notes = [over && say('More than is still due', 'Больше, чем ожидается'), fault].filter(Boolean);
  return (
    <>
      <tr>
        <td style={{ minWidth: 180 }}>
          {line.name}
          {suppliers.length > 1 && supplierId === null && (
            <Select
              size="xs"
              mt={4}
              aria-label={`${say('Supplier', 'Поставщик')}: ${line.name}`}
              placeholder={say('Supplier', 'Поставщик')}
              data={suppliers.map(({ supplierId, name }) => ({ value: supplierId, label: name }))}
              value={received.supplierId}
              onChange={(next) => onChange({ ...received, supplierId: next })}
            />
          )}
          {line.catalogItemId === null && line.itemType === 'product' && (
            <StockChoice line={line} stocked={received} onChange={(next) => onChange({ ...received, ...next })} />
          )}
        </td>
        <td data-align="right">{showQuantity(due, showUnit(line.uom))}</td>
        <td style={{ minWidth: 110 }}>
          <DecimalInput
            aria-label={`${say('Delivered', 'Привезли')}: ${line.name}`}
            value={received.quantity}
            onChange={(quantity) => onChange({ ...received, quantity })}
          />
        </td>
        <td style={{ minWidth: 130 }}>
          <DecimalInput
            aria-label={`${say('Sent back', 'Вернули')}: ${line.name}`}
            value={received.rejected}
            onChange={(rejected) => onChange({ ...received, rejected })}
          />
          {received.rejected && received.rejected !== '0' && (
            <TextInput
              size="xs"
              mt={4}
              aria-label={`${say('Why', 'Причина возврата')}: ${line.name}`}
              placeholder={say('Why', 'Причина')}
              value={received.reason}
              onChange={({ currentTarget }) => onChange({ ...received, reason: currentTarget.value })}
            />
          )}
        </td>
      </tr>
      {notes.length > 0 && (
        <tr className={classes.fault} role="alert">
          <td colSpan={4}>{notes.join('. ')}</td>
        </tr>
      )}
    </>
  );
}
