import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import type { JobName } from '../../../kernel/operation.ts';

/** One page of one stream. The streams still to come travel along, so that a run asks for them one after another. */
export const page = object({ installationId: id(), runId: id(), streams: Type.Array(Type.String(), { minItems: 1 }) });

export type Page = Type.Static<typeof page>;

/** What asks for a page: enqueued by whoever begins a run, done where connectors are known. */
export const pullJob = { name: 'integrations.pull-stream', payload: page } satisfies JobName;
