import { invalidField, words } from '../../kernel/errors.ts';
import type { FacadeResource } from '../../kernel/facade-resource.ts';

const oldNames: Record<string, string> = {
  purchase_requisition: 'procurement',
  catalogItem: 'catalog_item',
  priceList: 'price_list',
};

/** The canonical kind of a linkable entity, from its name or an old one. */
export function entityTypeOf(resources: readonly FacadeResource[], name: string): string {
  const type = oldNames[name] ?? name;
  const known = resources.map(({ card }) => card.type);
  if (!known.includes(type)) {
    throw invalidField(
      '/entityType',
      'enum',
      words(`must be one of ${known.join(', ')}`, `одно из: ${known.join(', ')}`),
      { allowed: known },
    );
  }
  return type;
}
