import { id, object } from '../../../../kernel/fields.ts';

/** Whose queue of calls is worked on. */
export const called = object({ installationId: id('Installation') });
