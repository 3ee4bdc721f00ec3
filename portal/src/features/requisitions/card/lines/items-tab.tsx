import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { requisitionLine as noun } from '../../../../../../nouns/requisition-line.ts';
import { Empty } from '../../../../kit/empty.tsx';
import { labelOf } from '../../../../kit/form/of-field.ts';
import { showMoney } from '../../../../kit/format.ts';
import { say } from '../../../../kit/say.ts';
import { useMay } from '../../../../shared/session/me.ts';
import { isClosed } from '../../model.ts';
import type { RequisitionCard, RequisitionLine } from '../../queries.ts';
import classes from '../card.module.css';
import { AddLines } from './add-lines.tsx';
import { ItemRow } from './item-row.tsx';
import { useOrderLines } from './line-acts.ts';
import { LineDialog } from './line-dialog.tsx';
import { placedAt } from './placed-at.ts';

/** What is needed, what of it was ordered and what has come; quantity, price and day are changed where they stand. */
export function ItemsTab({ portal, card }: { portal: string; card: RequisitionCard }) {
  const may = useMay();
  const order = useOrderLines(card);
  const [adding, setAdding] = useState(false);
  const [opened, setOpened] = useState<RequisitionLine>();
  const mayChange = may('purchase_requisitions.update') && !isClosed(card);
  const ids = order.isPending ? order.variables : card.items.map(({ id }) => id);
  const byId = new Map(card.items.map((line) => [line.id, line]));
  const lines = ids.flatMap((id) => byId.get(id) ?? []);
  const place = (moved: string, at: string) => order.mutate(placedAt(ids, moved, at));
  const add = (
    <Button variant="default" leftSection={<Plus size={16} />} onClick={() => setAdding(true)}>
      {say('Line', 'Позиция')}
    </Button>
  );
  return (
    <>
      {mayChange && (
        <Group mb="md" gap="sm">
          {add}
          {may('purchase_requisitions.import') && (
            <Button
              variant="default"
              leftSection={<Upload size={16} />}
              renderRoot={(props) => (
                <Link {...props} to={`/${portal}/imports/new?kind=pr_items&requisition=${card.id}` as '/'} />
              )}
            >
              {say('From a file', 'Из файла')}
            </Button>
          )}
        </Group>
      )}
      {lines.length === 0 ? (
        <div className={classes.frame}>
          <Empty title={say('No lines yet', 'Позиций пока нет')} action={mayChange && add}>
            {say(
              'Add what is needed, or paste rows from Excel.',
              'Добавьте, что нужно купить, или вставьте строки из Excel.',
            )}
          </Empty>
        </div>
      ) : (
        <div className={classes.frame} tabIndex={0} role="group" aria-label={say('Lines', 'Позиции')}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">№</th>
                <th scope="col">{labelOf(noun, 'name')}</th>
                <th scope="col" data-align="right">
                  {labelOf(noun, 'quantity')}
                </th>
                <th scope="col" data-align="right">
                  {say('Price', 'Цена')}
                </th>
                <th scope="col" data-align="right">
                  {say('Amount', 'Сумма')}
                </th>
                <th scope="col">{labelOf(noun, 'requiredAt')}</th>
                <th scope="col" data-align="right">
                  {say('Ordered', 'Заказано')}
                </th>
                <th scope="col" data-align="right">
                  {labelOf(noun, 'receivedQuantity')}
                </th>
                {mayChange && (
                  <th scope="col">
                    <span className="only-spoken">{say('Actions', 'Действия')}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {lines.map((line, index) => (
                <ItemRow
                  key={line.id}
                  card={card}
                  line={line}
                  number={index + 1}
                  before={ids[index - 1]}
                  after={ids[index + 1]}
                  mayChange={mayChange}
                  onPlace={place}
                  onOpen={() => setOpened(line)}
                />
              ))}
            </tbody>
            <tfoot className={classes.foot}>
              <tr>
                <td colSpan={4} data-align="right">
                  {say('Plan', 'План')}
                </td>
                <td data-align="right">{showMoney(card.plannedTotal, card.currency)}</td>
                <td colSpan={mayChange ? 4 : 3} />
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      {adding && <AddLines card={card} onClose={() => setAdding(false)} />}
      {opened && <LineDialog card={card} line={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
