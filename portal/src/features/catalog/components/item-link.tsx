import { Link, useParams } from '@tanstack/react-router';
import type { ItemRow } from '../queries.ts';

/** An item by its name and article, which leads to its page. */
export function ItemLink({ item: { id, name, sku } }: { item: Pick<ItemRow, 'id' | 'name' | 'sku'> }) {
  const { portal } = useParams({ from: '/$portal' });
  return (
    <Link to="/$portal/catalog/$id" params={{ portal, id }} search={{}}>
      {name}
      {sku && <span className="dimmed"> · {sku}</span>}
    </Link>
  );
}
