import type { Counterparty } from '../queries.ts';
import { AssortmentCategories } from './assortment-categories.tsx';
import { AssortmentProducts } from './assortment-products.tsx';
import classes from './counterparty-form.module.css';

/** What they sell: whole categories and single items, told by hand or learnt from documents. */
export function AssortmentTab({ party }: { party: Counterparty }) {
  return (
    <div className={classes.stack}>
      <AssortmentCategories party={party} />
      <AssortmentProducts party={party} />
    </div>
  );
}
