import { ActionIcon, Button, TextInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { addDecimals, timesDecimals } from '../../../kit/decimal-sum.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { UnitInput } from '../../../kit/form/unit-input.tsx';
import { showPrice } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { showUnit, type Unit } from '../../../kit/units.ts';
import type { NewLine } from '../new-lines.ts';
import classes from './invoice-page.module.css';

interface NewInvoiceLinesProps {
  lines: readonly NewLine[];
  onChange(next: readonly NewLine[]): void;
}

/** Lines as the paper of the supplier has them. */
export function NewInvoiceLines({ lines, onChange }: NewInvoiceLinesProps) {
  const put = (key: string, change: Partial<NewLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...change } : line)));
  const add = () => onChange([...lines, { key: crypto.randomUUID(), name: '', quantity: '1', uom: '796', price: '' }]);
  return (
    <section className={`panel ${classes.part}`}>
      <header>
        <h2>{say('Lines', 'Строки')}</h2>
        <Button variant="default" size="compact-sm" leftSection={<Plus size={14} />} onClick={add}>
          {say('Line', 'Строка')}
        </Button>
      </header>
      {/* What scrolls must be reachable by keyboard. */}
      <section className={classes.scroll} tabIndex={0} aria-label={say('Lines of the invoice', 'Строки счёта')}>
        <table className={classes.lines} aria-label={say('Lines of the invoice', 'Строки счёта')}>
          <thead>
            <tr>
              <th scope="col">{say('Name', 'Наименование')}</th>
              <th scope="col">{say('Quantity', 'Количество')}</th>
              <th scope="col">{say('Unit', 'Единица')}</th>
              <th scope="col">{say('Price', 'Цена')}</th>
              <th scope="col" data-number>
                {say('Amount', 'Сумма')}
              </th>
              <th scope="col" aria-label={say('Actions', 'Действия')} />
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => {
              const named = `${say('line', 'строка')} ${index + 1}`;
              return (
                <tr key={line.key}>
                  <td style={{ minWidth: 260 }}>
                    {line.procurementItemId ? (
                      line.name
                    ) : (
                      <TextInput
                        aria-label={`${say('Name', 'Наименование')}, ${named}`}
                        required
                        value={line.name}
                        onChange={({ currentTarget }) => put(line.key, { name: currentTarget.value })}
                      />
                    )}
                  </td>
                  <td style={{ minWidth: 120 }}>
                    <DecimalInput
                      aria-label={`${say('Quantity', 'Количество')}, ${named}`}
                      required
                      value={line.quantity}
                      onChange={(next) => put(line.key, { quantity: next ?? '' })}
                    />
                  </td>
                  <td style={{ minWidth: 110 }}>
                    {line.procurementItemId ? (
                      line.uom && showUnit(line.uom)
                    ) : (
                      <UnitInput
                        aria-label={`${say('Unit', 'Единица')}, ${named}`}
                        value={line.uom ?? null}
                        onChange={(value) => value && put(line.key, { uom: value as Unit })}
                      />
                    )}
                  </td>
                  <td style={{ minWidth: 140 }}>
                    <DecimalInput
                      aria-label={`${say('Price', 'Цена')}, ${named}`}
                      required
                      value={line.price}
                      onChange={(next) => put(line.key, { price: next ?? '' })}
                    />
                  </td>
                  <td data-number>{showPrice(amountOf(line))}</td>
                  <td>
                    <ActionIcon
                      variant="subtle"
                      aria-label={`${say('Take away', 'Убрать')}: ${line.name || named}`}
                      onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
                    >
                      <X size={16} />
                    </ActionIcon>
                  </td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={4}>{say('Total', 'Итого')}</td>
              <td data-number aria-live="polite">
                <b>{showPrice(addDecimals(lines.map(amountOf)))}</b>
              </td>
              <td />
            </tr>
          </tfoot>
        </table>
      </section>
    </section>
  );
}

const amountOf = ({ quantity, price }: NewLine) => timesDecimals(quantity || '0', price || '0');
