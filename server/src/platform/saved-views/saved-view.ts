import { savedView as declared } from '../../../../nouns/saved-view.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { store } from '../records/store.ts';

export const savedView = entityOf(declared);

export const savedViews = store(savedView);
