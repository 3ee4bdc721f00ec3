import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { categoryTreeQuery } from '../../../shared/records/categories.ts';
import type { Item } from '../queries.ts';
import { ItemForm } from './item-form.tsx';
import classes from './item-overview.module.css';
import { ItemSummary } from './item-summary.tsx';

/** What is known of an item: its fields, to be changed here, and what they come to. */
export function ItemOverview({ item }: { item: Item }) {
  const { data: categories } = useQuery(categoryTreeQuery);
  if (!categories) return <Loader size="sm" />;
  const categoryOf = (wanted: string | null) => {
    const category = categories.find(({ id }) => id === wanted);
    return category ? { id: category.id, label: category.name } : null;
  };
  return (
    <div className={classes.split}>
      <ItemForm key={item.id} item={item} categoryOf={categoryOf} />
      <ItemSummary item={item} />
    </div>
  );
}
