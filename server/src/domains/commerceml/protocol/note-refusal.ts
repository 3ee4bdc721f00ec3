import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { type Words, words } from '../../../kernel/problems/errors.ts';
import { countLine } from '../../../platform/integrations/log/count-line.ts';
import { type Called, enterByAddress } from '../enter.ts';
import { journalLine } from '../journal-line.ts';
import { token } from './session.ts';

/** A call that was refused, in the journal; many alike are counted. */
export const noteRefusal = command({
  name: 'site-exchange.note-refusal',
  summary: words('Note a refused call', 'Отметить отказ'),
  permission: 'internal',
  scope: null,
  input: object({ token, step: Type.String(), reason: Type.Unsafe<Words>({}) }),
  output: Type.Unknown(),
  enter: enterByAddress,
  async run(ctx, { step, reason }, { installationId }: Called) {
    ctx.nothingChanged();
    await countLine(ctx.db, installationId, journalLine(`exchange.${step}`, 'failed', reason));
  },
});
