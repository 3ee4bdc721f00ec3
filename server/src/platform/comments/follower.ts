import { follower as declared } from '../../../../nouns/follower.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { store } from '../records/store.ts';

export const follower = entityOf(declared);

export const followers = store(follower);
