import { useQuery } from '@tanstack/react-query';
import { say } from '../../kit/say.ts';
import { categoryTreeQuery } from '../../shared/records/categories.ts';
import { useMay } from '../../shared/session/me.ts';

/** Names of categories in one line; none of them is everything. */
export function useCategoriesText() {
  const may = useMay();
  const { data: categories = [] } = useQuery({ ...categoryTreeQuery, enabled: may('catalog.read') });
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return (ids: readonly string[]) =>
    ids.length === 0 ? say('Everything', 'Всё') : ids.map((id) => names.get(id) ?? '…').join(', ');
}
