import { requisitionSupplier as noun } from '../../../../../../nouns/requisition-supplier.ts';
import { Empty } from '../../../../kit/empty.tsx';
import { labelOf } from '../../../../kit/form/of-field.ts';
import { say } from '../../../../kit/say.ts';
import { useMay } from '../../../../shared/session/me.ts';
import { isClosed } from '../../model.ts';
import type { RequisitionCard } from '../../queries.ts';
import classes from '../card.module.css';
import { AddSupplier } from './add-supplier.tsx';
import { SupplierRow } from './supplier-row.tsx';

/** Who may supply it, and how far that went with each. */
export function SuppliersTab({ portal, card }: { portal: string; card: RequisitionCard }) {
  const may = useMay();
  const mayChange = may('purchase_requisitions.update') && !isClosed(card);
  return (
    <>
      {mayChange && may('counterparties.read') && <AddSupplier card={card} />}
      <div className={classes.frame} tabIndex={0} role="group" aria-label={say('Suppliers', 'Поставщики')}>
        {card.suppliers.length === 0 ? (
          <Empty title={say('No suppliers yet', 'Поставщиков пока нет')}>
            {say(
              'Add those to be asked, or ask for prices: whom you ask appears here.',
              'Добавьте тех, у кого запросите цены; получатели запроса появятся здесь сами.',
            )}
          </Empty>
        ) : (
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{labelOf(noun, 'supplierId')}</th>
                <th scope="col">{labelOf(noun, 'status')}</th>
                <th scope="col">{labelOf(noun, 'invitedAt')}</th>
                <th scope="col">{labelOf(noun, 'quotedAt')}</th>
                <th scope="col" data-align="right">
                  {say('Lines', 'Позиций')}
                </th>
                <th scope="col" data-align="right">
                  {say('Accepted', 'Принято на сумму')}
                </th>
                {mayChange && (
                  <th scope="col">
                    <span className="only-spoken">{say('Actions', 'Действия')}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {card.suppliers.map((supplier) => (
                <SupplierRow
                  key={supplier.id}
                  portal={portal}
                  supplier={supplier}
                  currency={card.currency}
                  mayChange={mayChange}
                />
              ))}
            </tbody>
          </table>
        )}
      </div>
    </>
  );
}
