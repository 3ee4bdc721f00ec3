import { installation as declared } from '../../../../nouns/installation.ts';
import { entityOf } from '../../kernel/entity-of.ts';

export const installation = entityOf(declared);
