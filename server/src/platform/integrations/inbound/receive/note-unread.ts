import Type from 'typebox';
import { object } from '../../../../kernel/fields.ts';
import { fromHeader } from '../../../../kernel/intake/raw-body.ts';
import { command } from '../../../../kernel/operation.ts';
import { refuse, words } from '../../../../kernel/problems/errors.ts';
import { delivery } from './delivery.ts';
import { enterByToken, type TokenPlace } from './enter-by-token.ts';
import { noteRefusal } from './note-refusal.ts';

const { token, event } = delivery.properties;

/** A webhook too large to be read still stands in the journal of its address. */
export const noteUnread = command({
  name: 'integrations.note-unread-webhook',
  summary: words('Note a webhook that was too large', 'Отметить слишком большой вебхук'),
  permission: 'internal',
  scope: null,
  input: object({ token, event, bytes: fromHeader('Content-Length', 'Size of the body') }),
  output: Type.Unknown(),
  enter: enterByToken,
  async run(ctx, given, place: TokenPlace) {
    ctx.nothingChanged();
    const bytes = /^\d{1,15}$/.test(given.bytes ?? '') ? Number(given.bytes) : null;
    await noteRefusal(ctx.db, place, { event: given.event, bytes }, refuse('payload_too_large'));
  },
});
