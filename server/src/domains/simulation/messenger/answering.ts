import { id, object } from '../../../kernel/fields.ts';
import type { JobName } from '../../../kernel/operation.ts';

/** The conversation, and the fact that something was sent in it. */
const payload = object({ conversationId: id('Conversation'), factId: id('Fact') });

/** Enqueued where a message is heard of, done where what a messenger posts is taken. */
export const answering = { name: 'simulation.answer-message', payload } satisfies JobName;
