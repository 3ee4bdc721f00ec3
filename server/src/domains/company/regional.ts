import { regionalSettings as declared } from '../../../../nouns/regional-settings.ts';
import { entityOf } from '../../kernel/entity-of.ts';

export const regional = entityOf(declared);
