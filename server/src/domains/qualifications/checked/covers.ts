import type { SupplierQualification } from '../../../../../nouns/supplier-qualification.ts';

/** Whether what stands in these categories, from the root down, may be bought; without any only who may sell everything is covered. */
export const covers = ({ categoryIds }: Pick<SupplierQualification, 'categoryIds'>, path: readonly string[]): boolean =>
  categoryIds.length === 0 || path.some((id) => categoryIds.includes(id));
