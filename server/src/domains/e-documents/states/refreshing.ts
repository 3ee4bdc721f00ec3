import { choice, id, object } from '../../../kernel/fields.ts';
import type { JobName } from '../../../kernel/operation.ts';

export const refreshed = object({ of: choice(['outgoing', 'incoming'], 'Which way'), id: id('Document') });

/** What reads a document at its operator; enqueued here, done where operators can be asked. */
export const refreshing = { name: 'e-documents.refresh', payload: refreshed } satisfies JobName;
