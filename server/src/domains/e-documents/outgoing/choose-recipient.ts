import type { EDocumentParty } from '../../../kernel/integrations/ports/e-documents.ts';
import { brokenRule, type Words, words } from '../../../kernel/problems/errors.ts';
import type { OpenOperator } from '../operators.ts';
import type { Side } from './sendable.ts';

/** Boxes with the INN, those of the KPP alone where there are such. */
export async function findRecipients(
  { ask }: OpenOperator,
  { kpp, ...asked }: { inn: string; kpp?: string | null | undefined; name?: string },
) {
  const found = kpp ? await ask((port, call) => port.resolveCounterparty(call, { ...asked, kpp })) : [];
  return found.length > 0 ? found : ask((port, call) => port.resolveCounterparty(call, asked));
}

/** The box that a document goes to: the one that was named, or the only one that is connected and has no other KPP than the recipient. */
export async function chooseRecipient(
  operator: OpenOperator,
  { inn, kpp, name }: Side,
  named: string | undefined,
): Promise<EDocumentParty> {
  if (inn === null)
    throw brokenRule(
      'recipient_inn_missing',
      words('The INN of the recipient is needed.', 'Укажите ИНН получателя в карточке контрагента.'),
    );
  const found = await findRecipients(operator, { inn, kpp, name });
  if (named !== undefined) {
    const others = found.some(({ id }) => id === named) ? found : await findRecipients(operator, { inn, name });
    const chosen = others.find(({ id }) => id === named);
    if (!chosen) throw unknownRecipient(others);
    if (!isOpen(chosen)) throw notConnected([chosen]);
    return chosen;
  }
  const open = found.filter(isOpen);
  const [only] = open;
  if (!only) throw notConnected(found);
  const isAnothers = kpp !== null && only.kpp !== null && only.kpp !== kpp;
  if (open.length === 1 && !isAnothers) return only;
  throw brokenRule('recipient_ambiguous', isAnothers ? ofOtherBranches(kpp) : several, { recipients: open });
}

const several = words(
  'The recipient has several boxes with the operator: choose one.',
  'У получателя несколько ящиков у оператора: выберите один.',
);

/** A branch shares its INN with the others: a document for one is not sent to another by itself. */
const ofOtherBranches = (kpp: string) =>
  words(
    `The operator has no box of the recipient with the KPP ${kpp}: choose one of another KPP.`,
    `У оператора нет ящика получателя с КПП ${kpp}: выберите ящик с другим КПП.`,
  );

/** Of some nobody can tell before the document goes out. */
const isOpen = ({ relation }: EDocumentParty) => relation === 'connected' || relation === 'unknown';

const unknownRecipient = (found: readonly EDocumentParty[]) =>
  brokenRule(
    'recipient_unknown',
    words('The operator knows no such box of this recipient.', 'У оператора нет такого ящика у этого получателя.'),
    { recipients: found },
  );

const notConnected = (found: readonly EDocumentParty[]) => {
  const [{ relation } = { relation: null }] = found;
  return brokenRule('recipient_not_connected', relation === null ? absent : (sentences[relation] ?? sentences.none), {
    recipients: found,
  });
};

const absent = words('The recipient is not with this operator.', 'Получатель не подключён к этому оператору.');

const sentences: Readonly<Record<string, Words>> & { none: Words } = {
  none: words(
    'The recipient has a box, but documents are not exchanged yet: invite it in the pages of the operator.',
    'У получателя есть ящик, но обмен с ним не настроен: отправьте приглашение в кабинете оператора.',
  ),
  invited: words(
    'The recipient was invited and has not answered yet.',
    'Приглашение получателю отправлено, он его ещё не принял.',
  ),
  invites_us: words(
    'The recipient has sent you an invitation: accept it in the pages of the operator.',
    'Получатель прислал вам приглашение: примите его в кабинете оператора.',
  ),
  refused: words('The recipient has declined to exchange documents.', 'Получатель отказался от обмена документами.'),
};
