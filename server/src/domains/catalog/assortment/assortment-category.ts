import { assortmentCategory as declared } from '../../../../../nouns/assortment-category.ts';
import { entityOf } from '../../../kernel/entity-of.ts';

export const assortmentCategory = entityOf(declared);
