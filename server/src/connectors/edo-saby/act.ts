import type { Call } from '../../kernel/integrations/call.ts';
import type { Reconciliation, Write } from '../../kernel/integrations/outgoing-write.ts';
import type { OperatorStatus } from '../../kernel/integrations/ports/e-document-state.ts';
import type { EDocumentReturn } from '../../kernel/integrations/ports/e-document-writes.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';
import { askSaby } from './ask-saby.ts';
import { readEvents } from './events.ts';
import { readDocument } from './read-document.ts';
import { readStanding } from './read-standing.ts';
import type { SabySettings } from './settings.ts';
import { stateOf } from './state-of.ts';
import { writtenOf } from './submit.ts';
import { isYes, many, oneDocument, read, type SabyDocument, textOf } from './wire.ts';

const usualActions = { revoke: 'Аннулировать', refuse: 'Отклонить' } as const;

/** Statuses in which the action has been done. */
const done: Readonly<Record<'revoke' | 'refuse', readonly OperatorStatus[]>> = {
  revoke: ['revoked', 'revocation_requested', 'deleted'],
  refuse: ['rejected'],
};

/**
 * An action of the regulation on a document. Made twice it may do two things, so the document is read first, at every attempt: what is done
 * already is told as done, and what the document does not offer is not tried.
 */
export const act = (what: 'revoke' | 'refuse'): Write<SabySettings> => ({
  async send(call, { payload }) {
    const { ids, reason } = payload as unknown as EDocumentReturn;
    const document = await readStanding(call, ids);
    if (isDone(call, document, what)) return writtenOf(call, document);
    const name = call.settings.actions?.[what] ?? usualActions[what];
    const { stage, action } = offered(document, name) ?? notOffered(name);
    if (isYes(action.ТребуетПодписания)) throw wantsSignature;
    const answer = await askSaby(call, {
      class: 'unsafe-write',
      method: 'СБИС.ВыполнитьДействие',
      params: {
        Документ: {
          Идентификатор: document.Идентификатор,
          Этап: {
            ...(textOf(stage.Идентификатор) && { Идентификатор: stage.Идентификатор }),
            Название: stage.Название,
            Действие: { Название: action.Название, Комментарий: reason },
          },
        },
      },
      operation: `documents.${what}`,
    });
    return writtenOf(call, read(oneDocument, answer));
  },

  async reconcile(call, { payload, sentAt }): Promise<Reconciliation> {
    const { ids } = payload as unknown as EDocumentReturn;
    const document = await readDocument(call, ids.documentId ?? '');
    if (!document) return { found: 'unknown' };
    if (isDone(call, document, what)) return { found: 'yes', written: writtenOf(call, document) };
    const name = call.settings.actions?.[what] ?? usualActions[what];
    const quiet = readEvents(document, call.now()).every(({ at }) => at < sentAt);
    return { found: quiet && offered(document, name) ? 'no' : 'unknown' };
  },
});

const isDone = ({ settings, now }: Call<SabySettings>, document: SabyDocument, what: 'revoke' | 'refuse') =>
  done[what].includes(stateOf(document, settings, now()).status);

/** Names are those of the account's regulation. Both stage and action come as one or as a list. */
function offered({ Этап }: SabyDocument, name: string) {
  for (const stage of many(Этап))
    for (const action of many(stage.Действие))
      if (textOf(action.Название)?.toLowerCase() === name.toLowerCase()) return { stage, action };
  return null;
}

const notOffered = (name: string): never => {
  throw new ProviderError(
    'validation',
    words(
      `The regulation of this document offers no action “${name}” now. Do it in Saby, or name its action in the settings.`,
      `Регламент этого документа сейчас не предлагает действие «${name}». Выполните его в Saby или укажите название действия в настройках.`,
    ),
  );
};

const wantsSignature = new ProviderError(
  'validation',
  words(
    'This action has to be signed: do it in Saby, keys of signatures are not kept here.',
    'Это действие нужно подписать: выполните его в Saby, ключи подписи здесь не хранятся.',
  ),
);
