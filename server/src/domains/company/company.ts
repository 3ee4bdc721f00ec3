import { company as declared } from '../../../../nouns/company.ts';
import { entityOf } from '../../kernel/entity-of.ts';

export const company = entityOf(declared);
