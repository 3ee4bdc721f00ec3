import { choice, id, object } from '../../kernel/fields.ts';

/** What a deletion answers: a record that something names, or that has files, goes to the archive instead. */
export const gone = object({ id: id(), result: choice(['deleted', 'archived'], 'What became of it') });
