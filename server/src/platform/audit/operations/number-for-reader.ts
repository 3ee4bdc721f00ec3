import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command, type Steps } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { whenAway } from '../../../kernel/problems/is-away.ts';
import { numberFresh } from '../number-facts.ts';

/** Numbers fresh facts for those who read them in order. `again` while there are more, or somebody else is numbering. */
const numberEvents = command({
  name: 'audit.number-events',
  summary: words('Number fresh events', 'Пронумеровать новые события'),
  permission: 'signed-in',
  scope: null,
  input: object({}),
  output: object({ again: Type.Boolean() }),

  async run(ctx) {
    ctx.nothingChanged();
    return numberFresh(ctx.db);
  },
});

const tries = 10;
const pauseMs = 20;

/**
 * For a reader: what is committed has its place now, without any worker. Gives way after a while to one who holds on; while the
 * writes of a portal are held for its move, what has its place already is read.
 */
export async function numberForReader(command: Steps['command']): Promise<void> {
  for (let turn = 0; turn < tries; turn += 1) {
    const { again } = await command(numberEvents, {}).catch(whenAway({ again: false }));
    if (!again) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
