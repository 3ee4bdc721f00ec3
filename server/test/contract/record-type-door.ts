import type { request } from '../harness.ts';

/** An operation that takes a record type. */
export interface RecordTypeDoor {
  /** The types it takes, each as the door itself spells it in answers. */
  names: readonly string[];
  ask(type: string, own: string): ReturnType<typeof request>;
  /** It needs more than a record, and is refused here; in one way for all spellings. */
  isRefused?: true;
}
