import { stageName } from '../../../shared/records/stage-name.ts';
import { columnChoices } from '../../../shared/tracker/column-choices.ts';
import { placeChoices } from '../../../shared/tracker/place-choices.ts';
import type { Tracker } from '../../../shared/tracker/tracker-query.ts';

interface Stage {
  id: string;
  name: string;
}

export interface Choices {
  columns: ReturnType<typeof columnChoices>;
  stages: ReturnType<typeof placeChoices>;
  people: ReturnType<typeof placeChoices>;
}

/** What the rows of the settings are chosen from. */
export const choicesFor = (tracker: Tracker, stages: readonly Stage[]): Choices => ({
  columns: columnChoices(tracker),
  stages: stages.map(({ id, name }) => ({ value: id, label: stageName(name) })),
  people: placeChoices(tracker.users),
});
