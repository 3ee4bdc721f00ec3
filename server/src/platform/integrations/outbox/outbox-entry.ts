import { outboxEntry as declared } from '../../../../../nouns/outbox-entry.ts';
import { entityOf } from '../../../kernel/entity-of.ts';

export const outboxEntry = entityOf(declared);
