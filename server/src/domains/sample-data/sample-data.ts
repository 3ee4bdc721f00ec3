import { sampleData as declared } from '../../../../nouns/sample-data.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { store } from '../../platform/records/store.ts';

export const sampleData = entityOf(declared);

export const sampleSets = store(sampleData);
